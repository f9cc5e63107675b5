import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";

// `npm run dev` shows the client beside a house that already runs; LUDOTECA_HOUSE says where.
// The server's policy allows its own files and nothing inline, so no asset may become a data: URL.
export default defineConfig(({ mode }) => ({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "../src/ludoteca/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2023",
    cssTarget: ["chrome125", "firefox128", "safari17.5"],
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": loadEnv(mode, ".", "LUDOTECA_").LUDOTECA_HOUSE ?? "http://127.0.0.1:8000" },
  },
}));
