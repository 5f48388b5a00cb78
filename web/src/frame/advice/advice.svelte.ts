/** Good moves for the open decision: asked for once, shown until it is answered or they are put away. */

import type { HintShown } from "../../table/protocol";
import type { Sitting } from "../../table/sitting.svelte";

export class Advice {
  /** The decision that was asked about, and what came of it: null while it is thought about. */
  private of: { decision: string; hints: HintShown[] | null; failed: boolean } | null = $state.raw(null);
  /** The keys of the move that is shown on the table. */
  marked: string[] = $state.raw([]);

  constructor(private readonly sitting: Sitting) {}

  /** Whether there can be a hint now. */
  get offered(): boolean {
    return this.sitting.mayAskHint && this.sitting.asked !== null;
  }
  get open(): boolean {
    return this.of !== null && this.of.decision === this.sitting.asked?.id;
  }
  get thinking(): boolean {
    return this.open && this.of?.hints === null && !this.of.failed;
  }
  get hints(): HintShown[] {
    return (this.open ? this.of?.hints : null) ?? [];
  }
  get failed(): boolean {
    return this.open && (this.of?.failed ?? false);
  }

  turn(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  close(): void {
    this.of = null;
    this.marked = [];
  }

  async ask(): Promise<void> {
    const decision = this.sitting.asked?.id;
    if (decision === undefined) return;
    this.marked = [];
    this.of = { decision, hints: null, failed: false };
    const answer = await this.sitting.hint();
    if (this.of?.decision !== decision) return;
    this.of = answer?.type === "hint" ? { decision, hints: answer.hints, failed: false } : { decision, hints: null, failed: true };
  }

  /** Show a move on the table, without playing it; once more: no longer. */
  mark(keys: string[]): void {
    this.marked = this.isMarked(keys) ? [] : keys;
  }
  isMarked(keys: string[]): boolean {
    return keys.length > 0 && keys.join("\n") === this.marked.join("\n");
  }
}

/** Mark whatever on the page answers with these keys; the function that is given back takes the marks away. */
export function markOnPage(keys: string[]): () => void {
  const found = keys.flatMap((key) => [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)]);
  for (const element of found) element.setAttribute("data-advised", "");
  found.find((element) => element.getBoundingClientRect().height > 0)?.scrollIntoView({ block: "nearest" });
  return () => {
    for (const element of found) element.removeAttribute("data-advised");
  };
}
