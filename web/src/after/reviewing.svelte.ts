/** The review of a finished game while it is made: asked for again and again until it is there. */

import type { Language } from "../app/settings.svelte";
import { api } from "../table/api";
import type { ReviewTold } from "../table/protocol";

const EVERY = 600;

export class Reviewing {
  told: ReviewTold | null = $state.raw(null);
  /** It was begun and is no longer being made, or the server could not be asked. */
  failed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private language: Language = "en";

  constructor(
    private readonly id: string,
    private readonly token: string,
  ) {}

  get percent(): number {
    return this.told ? Math.floor((100 * this.told.done) / this.told.of) : 0;
  }

  get underWay(): boolean {
    return this.told !== null && this.told.begun && this.told.review === null && !this.failed;
  }

  /** Look whether there is one, in this language; and follow one that is under way. */
  async look(language: Language): Promise<void> {
    this.language = language;
    await this.take(api.review(this.id, this.token, language));
  }

  async begin(): Promise<void> {
    this.failed = false;
    await this.take(api.beginReview(this.id, this.token, this.language));
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  private async take(answer: Promise<ReviewTold>): Promise<void> {
    clearTimeout(this.timer);
    const language = this.language;
    try {
      const told = await answer;
      if (language !== this.language) return;
      this.failed = this.underWay && !told.begun;
      this.told = told;
      if (this.underWay) this.timer = setTimeout(() => void this.look(this.language), EVERY);
    } catch {
      this.failed = true;
    }
  }
}
