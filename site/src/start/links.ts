import type { createBrowserRouter } from 'react-router-dom';
import { matchPage } from '../router/match-page.ts';
import { loadPage } from '../router/page-modules.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Turns clicks on plain links between pages into navigations without a reload. */
export function handleLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash, {
      preventScrollReset: link.hasAttribute('data-keep-scroll'),
    });
  });
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      (event) => {
        const link = linkOf(event);
        const match = link && matchPage(link.pathname);
        if (match) loadPage(match.entry.page).catch(() => undefined);
      },
      { passive: true },
    );
  }
}

/** The link an event is about, if it leads to a page of ours in this tab. */
function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (link.origin !== location.origin || link.hasAttribute('data-native') || !matchPage(link.pathname)) return null;
  return link;
}
