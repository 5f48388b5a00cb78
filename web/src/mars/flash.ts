/** A number that has changed: the ground behind it shows it for a moment. Nothing moves. */
export function flash(element: HTMLElement, value: number | string): { update: (next: number | string) => void } {
  let last = value;
  return {
    update(next) {
      if (next === last) return;
      last = next;
      const colour = getComputedStyle(element).getPropertyValue("--act-edge").trim() || "transparent";
      element.animate?.([{ backgroundColor: colour }, { backgroundColor: "transparent" }], { duration: 1200, easing: "ease-out" });
    },
  };
}
