import type { Location } from 'react-router-dom';
import type { Router } from './plain-navigation.ts';
import { decode } from '../router/decode.ts';

const STORAGE_KEY = 'app:scroll';

type ScrollRouter = Pick<Router, 'state' | 'enableScrollRestoration'>;
let router: ScrollRouter | null = null;

/** Saves the scroll position of every page on leaving, and restores it after a reload. */
export function startScroll(started: ScrollRouter): void {
  router = started;
  // Before the script has loaded, the browser itself restores the scroll position, until the page is loaded.
  if (document.readyState === 'complete') manually();
  else window.addEventListener('load', manually);
  const positions = storedPositions();
  started.enableScrollRestoration(positions, () => window.scrollY, placeOf);
  window.addEventListener('pagehide', () => {
    positions[placeOf(started.state.location)] = window.scrollY;
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
    } catch {
      // Storage is full or blocked: the page starts at its top.
    }
  });
  // The router leaves the first page to the browser, which doesn't scroll because the previous page turned that off.
  if (cameBack()) toPosition(positions[placeOf(started.state.location)] ?? null);
  else if (!hasLeft(window.location.hash)) toAnchor(window.location.hash);
  // The browser may be gliding there.
  else window.addEventListener('scrollend', () => keepAnchor(window.location.hash), { once: true });
}

function keepAnchor(hash: string): void {
  if (!hasLeft(hash)) toAnchor(hash);
}

/** The first page of every visit has the same key: only its address distinguishes it. */
const placeOf = ({ key, pathname, search }: Location): string => `${key} ${pathname}${search}`;

/** Whether the document was reloaded or returned to. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward');
}

function manually(): void {
  window.history.scrollRestoration = 'manual';
}

/**
 * Call when a new location is on screen: scrolls to the saved position, the anchor or the top. A navigation may keep
 * its position.
 */
export function scrollTo(hash: string): void {
  if (!router) return;
  leaveAnchor();
  const { restoreScrollPosition, preventScrollReset } = router.state;
  if (toPosition(restoreScrollPosition)) return;
  if (preventScrollReset) return;
  if (!anchorOf(hash)) window.scrollTo(0, 0);
  if (hash) toAnchor(hash);
}

const anchorOf = (hash: string): HTMLElement | null => (hash ? document.getElementById(decode(hash.slice(1))) : null);

/**
 * Whether the visitor has scrolled away from the part before the script came. The browser goes there by itself, though
 * not exactly, and not before it has that part and its styles.
 */
function hasLeft(hash: string): boolean {
  const anchor = anchorOf(hash);
  if (!anchor || window.scrollY === 0) return hash === '';
  return Math.abs(anchor.getBoundingClientRect().top) >= window.innerHeight;
}

/** Input by which visitors scroll or begin something else. */
const input = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** After that, what changes the page isn't part of its loading. */
const LOADED_WITHIN = 10_000;

let leaveAnchor = (): void => undefined;

/**
 * Scrolls to a part of the page, and again while the page grows: the part may be drawn later, or content above it.
 * Ends with the visitor's first input.
 */
function toAnchor(hash: string): void {
  const observer = new ResizeObserver(() => anchorOf(hash)?.scrollIntoView({ behavior: 'instant' }));
  const ended = new AbortController();
  leaveAnchor = () => {
    observer.disconnect();
    ended.abort();
  };
  for (const type of input) window.addEventListener(type, leaveAnchor, { passive: true, signal: ended.signal });
  setTimeout(leaveAnchor, LOADED_WITHIN);
  anchorOf(hash)?.scrollIntoView({ behavior: 'instant' });
  observer.observe(document.body);
}

function toPosition(position: number | false | null): boolean {
  if (typeof position === 'number') window.scrollTo({ top: position, behavior: 'instant' });
  // False: the router requires no scrolling.
  return position !== null;
}

function storedPositions(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
