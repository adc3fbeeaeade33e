import type { createBrowserRouter } from 'react-router-dom';
import { matchPage } from '../router/match-page.ts';
import { loadNavigation } from '../router/load-navigation.ts';
import { loadPage } from '../router/page-modules.ts';
import { isPartMissing } from './late.ts';
import { isOffline } from './tab-error.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Turns clicks on plain links and submits of plain forms between pages of ours into navigations without a reload, and
 * fetches a page's script when the visitor is about to go there. `data-native` opts out.
 */
export function handleLinks(router: Pick<Router, 'navigate'>, onLanguage: (language: string) => void): void {
  document.addEventListener('click', (event) => {
    const anchor = anchorOf(event);
    const language = anchor?.dataset['language'];
    if (language && !event.defaultPrevented) onLanguage(language);
    if (!anchor || event.defaultPrevented || event.button !== 0 || isPartMissing) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (language && anchor.pathname === '/preferences/') {
      // The same address in another language: the page stays, with what was typed into it.
      event.preventDefault();
      const { pathname, search, hash } = location;
      const here = pathname + search;
      const show = (to: string) => router.navigate(to, { preventScrollReset: true, replace: true });
      // With the fragment that is there already, the router would load nothing: it returns after that.
      void show(here).then(() => (hash ? show(here + hash) : undefined));
      return;
    }
    if (!leadsToPage(anchor)) return;
    event.preventDefault();
    // The same page in another language, at the same place.
    const hash = anchor.hash || (language ? location.hash : '');
    void router.navigate(anchor.pathname + anchor.search + hash, {
      preventScrollReset: anchor.hasAttribute('data-keep-scroll'),
      replace: anchor.hasAttribute('data-replace') || anchor.href === location.href,
    });
  });
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.hasAttribute('data-native')) return;
    submit(router, event, form);
  });
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, preload, { passive: true });
  }
}

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest('a[href]') : null;

/** Whether a link leads to a page of ours in this tab. */
function leadsToPage(anchor: HTMLAnchorElement): boolean {
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return false;
  return (
    anchor.origin === location.origin && !anchor.hasAttribute('data-native') && matchPage(anchor.pathname) !== null
  );
}

function preload(event: Event): void {
  const anchor = anchorOf(event);
  const match = anchor && leadsToPage(anchor) ? matchPage(anchor.pathname) : null;
  // Failing to be early is no failure.
  if (match) Promise.all([loadPage(match.entry.page), loadNavigation()]).catch(() => undefined);
}

/** Sends a form through the router; the button that was pressed has its say as without script. */
function submit(router: Pick<Router, 'navigate'>, event: SubmitEvent, form: HTMLFormElement): void {
  // Its answer couldn't be drawn: the browser sends it, and the server answers with a page, as with links.
  if (isPartMissing && !isOffline()) return;
  const button = event.submitter;
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href;
  const method = (button?.getAttribute('formmethod') ?? form.method).toLowerCase();
  const url = new URL(action, location.href);
  if (url.origin !== location.origin || !matchPage(url.pathname) || (form.target && form.target !== '_self')) return;
  event.preventDefault();
  const formData = new FormData(form, button);
  const preventScrollReset = form.hasAttribute('data-keep-scroll');
  const replace = form.hasAttribute('data-replace');
  if (method === 'post') {
    void router.navigate(url.pathname + url.search, { formMethod: 'post', formData, preventScrollReset, replace });
    return;
  }
  const pairs = [...formData].filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== '');
  const search = new URLSearchParams(pairs).toString();
  void router.navigate(url.pathname + (search && `?${search}`), { preventScrollReset, replace });
}
