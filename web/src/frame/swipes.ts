/** Swiping: one finger, clearly sideways, and not where something itself scrolls or is moved. Says which way: 1 is onwards. */
export function swipes(go: (way: 1 | -1) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { x: number; y: number } | null = null;

    function start(event: TouchEvent): void {
      const touch = event.touches[0];
      const target = event.target as HTMLElement;
      from =
        event.touches.length === 1 &&
        touch &&
        !target.closest('input, [data-noswipe], [data-zoomed="true"]') &&
        !scrollsSideways(target, element)
          ? { x: touch.clientX, y: touch.clientY }
          : null;
    }

    function end(event: TouchEvent): void {
      const touch = event.changedTouches[0];
      if (!from || !touch || event.touches.length > 0) return;
      const x = touch.clientX - from.x;
      const y = touch.clientY - from.y;
      from = null;
      if (Math.abs(x) >= 64 && Math.abs(y) <= 0.6 * Math.abs(x)) go(x < 0 ? 1 : -1);
    }

    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchend", end);
    };
  };
}

function scrollsSideways(element: HTMLElement | null, within: HTMLElement): boolean {
  for (let at = element; at && at !== within; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth + 4 && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}
