import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const home = document.getElementById("app");
if (home) mount(App, { target: home });
