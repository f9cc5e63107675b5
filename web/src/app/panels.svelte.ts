/** Which drawer is open: the rulebook (at a rule), the settings, or none. */

class Panels {
  rules = $state.raw<{ game: string; rule: string } | null>(null);
  settings = $state(false);

  openRules(game: string, rule = ""): void {
    this.rules = { game, rule };
  }
}

export const panels = new Panels();
