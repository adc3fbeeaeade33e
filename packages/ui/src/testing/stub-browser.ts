export interface StubOptions {
  /** Which media queries match: `(query) => query.includes('max-width')` is a phone. @default none */
  matches?: ((query: string) => boolean) | undefined;
}

/** Sees nothing change, because nothing is laid out. */
class StillObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

function mediaQueryList(media: string, matches: boolean): MediaQueryList {
  const nothing = (): void => {};
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
  });
}

/** Popovers that are shown, with the kind they had. */
const shown = new WeakMap<HTMLElement, string>();

/** jsdom hides what has the attribute, and has no way to show it. */
function showPopover(this: HTMLElement): void {
  shown.set(this, this.getAttribute('popover') ?? '');
  this.removeAttribute('popover');
}

function hidePopover(this: HTMLElement): void {
  const kind = shown.get(this);
  if (kind !== undefined) this.setAttribute('popover', kind);
  shown.delete(this);
}

/** Defines what is not there; what a browser, or another set of stubs, has brought stays as it is. */
function fill<T extends object>(target: T, missing: Partial<T>): void {
  for (const [name, value] of Object.entries(missing)) {
    // Test runners define some of jsdom's gaps as undefined.
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

/**
 * Gives jsdom what it lacks and components with pop-ups, sliders or swipes call: observers, media queries, popovers,
 * scrolling to an element and pointer capture. To be called once, in the set-up file of your tests. In a browser it does nothing.
 */
export function stubBrowser({ matches = () => false }: StubOptions = {}): void {
  fill<Partial<typeof globalThis>>(globalThis, {
    ResizeObserver: StillObserver,
    IntersectionObserver: StillObserver,
    matchMedia: (query) => mediaQueryList(query, matches(query)),
  });
  fill(Element.prototype, {
    scrollIntoView() {},
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => false,
  });
  fill(HTMLElement.prototype, { showPopover, hidePopover });
}
