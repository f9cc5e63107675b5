/** What this device remembers of its person: a name and some tastes. Nothing secret. */

const ROOT = "ludoteca.";

function load(key: string): string {
  try {
    return localStorage.getItem(ROOT + key) ?? "";
  } catch {
    return ""; // storage may be forbidden; then nothing is remembered
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(ROOT + key, value);
  } catch {
    return;
  }
}

export type Theme = "auto" | "light" | "dark";

class Remembered {
  #name = $state(load("name"));
  #theme = $state<Theme>(asTheme(load("theme")));
  #atOnce = $state(load("at-once") === "yes");

  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    keep("name", name);
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep("theme", theme);
    showTheme(theme);
  }

  /** Send an act of one step as soon as it is chosen. */
  get atOnce(): boolean {
    return this.#atOnce;
  }
  set atOnce(on: boolean) {
    this.#atOnce = on;
    keep("at-once", on ? "yes" : "no");
  }

  recovery(table: string): string {
    return load(`recovery.${table}`);
  }
  keepRecovery(table: string, code: string): void {
    keep(`recovery.${table}`, code);
  }
}

function asTheme(word: string): Theme {
  return word === "light" || word === "dark" ? word : "auto";
}

function showTheme(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export const remembered = new Remembered();
showTheme(remembered.theme);
