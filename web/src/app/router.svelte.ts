/** Where the reader is: the address is the only truth about it. */

class Router {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("hashchange", () => this.look());
  }

  get parameters(): URLSearchParams {
    return new URLSearchParams(this.search);
  }

  /** Go to another page of ours. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.look();
    if (!replace) scrollTo(0, 0);
  }

  private look(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const router = new Router();

/** For links: stay in the page unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLAnchorElement).href;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const url = new URL(link);
  router.go(url.pathname + url.search + url.hash);
}
