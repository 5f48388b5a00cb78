/** Which card of a hand is read, and where: pointed at, it comes and goes; pressed, it stays until it is closed. */

import type { Scene } from "../table/scene";
import { takesSeveral } from "./deed";

const MOVED = 12; // pixels
const WIDE = 248; // pixels: the reading size and its gap

export class Reading {
  open: string | null = $state(null);
  pinned = $state(false);
  place = $state({ left: 0, bottom: 0 });
  /** Where the pointer answered: cards that then move in under it were not pointed at. */
  private still: { x: number; y: number } | null = null;

  constructor(
    private readonly scene: () => Scene,
    private readonly narrow: () => boolean,
  ) {}

  close(): void {
    this.open = null;
    this.pinned = false;
  }

  /** The reading size stands above its card, clear of the panel: left of it, or, where it lies across, over it. */
  above(element: HTMLElement): void {
    const card = element.getBoundingClientRect();
    const hall = element.closest(".hand")!.getBoundingClientRect();
    const panel = document.querySelector('[data-area="question"]')?.getBoundingClientRect();
    const beside = panel && panel.left > hall.left + WIDE ? panel.left - 8 : hall.right;
    const across = panel && panel.left <= hall.left + WIDE ? Math.min(card.top, panel.top) : card.top;
    this.place = {
      left: Math.max(hall.left, Math.min(card.left + card.width / 2 - 120, beside - WIDE)),
      bottom: Math.max(8, Math.min(innerHeight - across + 8, innerHeight - 400)),
    };
  }

  private read(id: string, element: HTMLElement, pin: boolean): void {
    this.above(element);
    this.open = id;
    this.pinned = pin;
  }

  press(event: MouseEvent, id: string, key: string): void {
    const scene = this.scene();
    // Where one is chosen, a finger reads first and a button answers; of several, each tap takes one up or puts it back.
    const touch = (event as PointerEvent).pointerType === "touch" && !takesSeveral(scene);
    if (scene.offers(key) && !touch) {
      this.still = { x: event.clientX, y: event.clientY };
      scene.answer(key);
      if (this.narrow()) this.open = id;
      return;
    }
    if (this.open === id && this.pinned) this.close();
    else this.read(id, event.currentTarget as HTMLElement, true);
  }

  type(event: KeyboardEvent, id: string, key: string): void {
    const scene = this.scene();
    const slot = event.currentTarget as HTMLElement;
    if (event.key === "Enter" && scene.offers(key)) scene.answer(key);
    else if (event.key === " " || event.key === "Enter") this.read(id, slot, true);
    else if (event.key === "Escape") this.close();
    else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      const cards = [...slot.closest(".hand")!.querySelectorAll<HTMLElement>(".slot")];
      cards[cards.indexOf(slot) + (event.key === "ArrowRight" ? 1 : -1)]?.focus();
    } else return;
    event.preventDefault();
  }

  hover(event: PointerEvent, id: string): void {
    const scene = this.scene();
    if (event.pointerType !== "mouse" || this.pinned || this.narrow() || scene.asked?.kind === "space") return;
    if (this.still && Math.hypot(event.clientX - this.still.x, event.clientY - this.still.y) < MOVED) return;
    this.still = null;
    this.read(id, event.currentTarget as HTMLElement, false);
    scene.mean(`card ${id}`);
  }

  leave(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return;
    this.scene().mean(null);
    if (!this.pinned) this.open = null;
  }
}
