import type { Location } from 'react-router-dom';
import type { Router } from './links.ts';
import { decode } from '../router/decode.ts';

const STORAGE_KEY = 'app:scroll';

type ScrollRouter = Pick<Router, 'state' | 'enableScrollRestoration'>;
let router: ScrollRouter | null = null;

/** Notes the position of every page left, and brings it back after a reload. */
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
      // Full or forbidden: then the page begins at its top.
    }
  });
  // The router leaves the first page to the browser, which goes nowhere since the page before told it not to.
  if (cameBack()) toPosition(positions[placeOf(started.state.location)] ?? null);
}

/** The first page of every visit has the same key: only with its address is it told from the others. */
const placeOf = ({ key, pathname, search }: Location): string => `${key} ${pathname}${search}`;

/** Whether the document was reloaded, or left and come back to. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward');
}

function manually(): void {
  window.history.scrollRestoration = 'manual';
}

/** To be called when another location is on screen: where one was, the anchor, or the top. A navigation may keep its place. */
export function scrollTo(hash: string): void {
  if (!router) return;
  const { restoreScrollPosition, preventScrollReset } = router.state;
  if (toPosition(restoreScrollPosition)) return;
  if (preventScrollReset) return;
  const anchor = hash ? document.getElementById(decode(hash.slice(1))) : null;
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, 0);
}

function toPosition(position: number | false | null): boolean {
  if (typeof position === 'number') window.scrollTo({ top: position, behavior: 'instant' });
  // False: the router says that nothing is to be done.
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
