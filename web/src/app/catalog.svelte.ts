/** The games of the house, fetched once. */

import { games } from "../api/client";
import type { CatalogGame } from "../api/types";

class Catalog {
  games = $state.raw<CatalogGame[]>([]);
  #asked: Promise<CatalogGame[]> | null = null;

  async load(): Promise<CatalogGame[]> {
    this.#asked ??= games().catch((error: unknown) => {
      this.#asked = null;
      throw error;
    });
    this.games = await this.#asked;
    return this.games;
  }

  game(id: string): CatalogGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  title(id: string): string {
    return this.game(id)?.info.title ?? id;
  }
}

export const catalog = new Catalog();
