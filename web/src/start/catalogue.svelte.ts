/** What can be played here, asked for once. */

import { api } from "../table/api";
import type { Catalogue } from "../table/protocol";
import { inShelfOrder } from "./games";

class Shelf {
  catalogue: Catalogue | null = $state.raw(null);
  error: unknown = $state.raw(null);
  private asking: Promise<void> | null = null;

  /** Fetch the catalogue if it is not there yet. */
  async open(): Promise<void> {
    if (this.catalogue) return;
    this.error = null;
    this.asking ??= api.catalogue().then(
      (catalogue) => {
        this.catalogue = { ...catalogue, games: inShelfOrder(catalogue.games) };
      },
      (error: unknown) => {
        this.error = error;
        this.asking = null;
      },
    );
    await this.asking;
  }

  nameOf(game: string, language: string): string {
    const told = this.catalogue?.games.find((other) => other.id === game);
    return told?.names[language] ?? told?.names["en"] ?? game;
  }
}

export const shelf = new Shelf();
