/** Says of a thing that scrolls whether there is more above or below what is shown, so that its edges can tell. */
export function edges(box: HTMLElement): () => void {
  const look = () => {
    box.toggleAttribute("data-above", box.scrollTop > 1);
    box.toggleAttribute("data-below", box.scrollHeight - box.scrollTop - box.clientHeight > 2);
  };
  const sized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  sized.observe(box);
  changed.observe(box, { childList: true, subtree: true, characterData: true });
  box.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sized.disconnect();
    changed.disconnect();
    box.removeEventListener("scroll", look);
  };
}
