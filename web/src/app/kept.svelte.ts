/** A few values that outlast the page, such as how a hand lies. Kept in this browser alone. */

/** What was kept under a name over what it is at first; each change is kept at once. */
export function kept<Values extends object>(name: string, first: Values): Values {
  const values = $state({ ...first, ...read(name) });
  $effect.root(() => {
    $effect(() => {
      const written = JSON.stringify(values);
      try {
        localStorage.setItem(name, written);
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
  return values;
}

function read(name: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? "{}");
    return found !== null && typeof found === "object" ? { ...found } : {};
  } catch {
    return {};
  }
}
