/** A row that scrolls sideways: the wheel moves it, and it says whether there is more before or after what is shown. */
export function sideways(row: HTMLElement): () => void {
  const look = () => {
    row.toggleAttribute("data-before", row.scrollLeft > 2);
    row.toggleAttribute("data-after", row.scrollWidth - row.scrollLeft - row.clientWidth > 2);
  };
  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey || row.scrollWidth <= row.clientWidth || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1);
  };
  const sized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  sized.observe(row);
  changed.observe(row, { childList: true, subtree: true });
  row.addEventListener("scroll", look, { passive: true });
  row.addEventListener("wheel", wheel, { passive: false });
  look();
  return () => {
    sized.disconnect();
    changed.disconnect();
    row.removeEventListener("scroll", look);
    row.removeEventListener("wheel", wheel);
  };
}

/** One screenful of the row further, or back. */
export function page(row: HTMLElement | undefined, way: 1 | -1): void {
  row?.scrollBy({ left: way * row.clientWidth * 0.85, behavior: "smooth" });
}
