/** Where we are: the address bar, as one of the places of the house. */

export type Place =
  | { at: "lobby" }
  | { at: "table"; id: string }
  | { at: "invited"; invite: string }
  | { at: "link"; link: string }
  | { at: "replay"; id: string; seq: number | null; seat: number | null }
  | { at: "nowhere" };

function read(path: string, query: URLSearchParams): Place {
  const [kind = "", code = "", extra] = path.split("/").filter(Boolean);
  if (!kind) return { at: "lobby" };
  if (!code || extra) return { at: "nowhere" };
  if (kind === "t") return { at: "table", id: code };
  if (kind === "j") return { at: "invited", invite: code };
  if (kind === "s" || kind === "w" || kind === "r") return { at: "link", link: path };
  if (kind === "replay") return { at: "replay", id: code, seq: number(query, "step"), seat: number(query, "seat") };
  return { at: "nowhere" };
}

function number(query: URLSearchParams, key: string): number | null {
  const word = query.get(key);
  return word !== null && /^\d+$/.test(word) ? Number(word) : null;
}

const here = (): Place => read(location.pathname, new URLSearchParams(location.search));

class Route {
  place = $state.raw<Place>(here());

  constructor() {
    window.addEventListener("popstate", () => (this.place = here()));
  }

  /** Go somewhere; `replace` leaves no way back (a token in the address must not stay there). */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = here();
    window.scrollTo(0, 0);
  }
}

export const route = new Route();

/** Follow links of the house without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  route.go(link.pathname + link.search);
}
