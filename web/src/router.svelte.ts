/** Which page is shown: the address bar, made reactive. */

export interface Place {
  path: string;
  query: URLSearchParams;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

class Router {
  #place: Place = $state.raw(here());

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#click(event));
  }

  get path(): string {
    return this.#place.path;
  }

  get query(): URLSearchParams {
    return this.#place.query;
  }

  /** Go to an address of this site; `replace` leaves no step to go back to. */
  go(address: string, { replace = false }: { replace?: boolean } = {}): void {
    const url = new URL(address, location.href);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.#arrive();
  }

  /** Change parts of the query only: null removes one. The page stays, and so does the focus. */
  ask(parts: Record<string, string | number | null>, how: { replace?: boolean } = { replace: true }): void {
    const query = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(parts)) {
      if (value === null) query.delete(name);
      else query.set(name, String(value));
    }
    const text = query.toString();
    this.go(location.pathname + (text ? `?${text}` : ""), how);
  }

  #arrive(): void {
    this.#place = here();
  }

  /** Links to this site are followed without loading it anew. */
  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
