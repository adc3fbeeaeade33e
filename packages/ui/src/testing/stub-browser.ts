export interface StubOptions {
  /**
   * Returns whether a media query matches: `(query) => query.includes('max-width')` simulates a phone. @default none
   */
  matches?: ((query: string) => boolean) | undefined;
}

/** Never fires, because there is no layout. */
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

/** Open popovers with their type. */
const shown = new WeakMap<HTMLElement, string>();

/** jsdom hides elements with the attribute and can't show them. */
function showPopover(this: HTMLElement): void {
  shown.set(this, this.getAttribute('popover') ?? '');
  this.removeAttribute('popover');
}

function hidePopover(this: HTMLElement): void {
  const kind = shown.get(this);
  if (kind !== undefined) this.setAttribute('popover', kind);
  shown.delete(this);
}

/** Defines missing APIs. Existing ones, native or stubbed, are kept. */
function fill<T extends object>(target: T, missing: Partial<T>): void {
  for (const [name, value] of Object.entries(missing)) {
    // Test runners define some of jsdom's gaps as undefined.
    if (Reflect.get(target, name) === undefined)
      Object.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

/**
 * Adds stubs to jsdom for APIs that popups, sliders and swipes use: observers, media queries, popovers, scrolling to an
 * element and pointer capture. Call it once in the setup file of your tests. Does nothing in a browser.
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
