/** The tab calls when it is my turn: a dot before its title, a light on its icon. */

export function beckon(mine: boolean, title: string): void {
  document.title = `${mine ? "● " : ""}${title ? `${title} · Areo` : "Areo"}`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = mine ? "/icon-turn.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}
