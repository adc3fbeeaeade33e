import type { createBrowserRouter, FormEncType } from 'react-router-dom';
import { formTexts } from '../router/form-text.ts';
import { matchPage } from '../router/match-page.ts';
import { loadNavigation } from '../router/load-navigation.ts';
import { loadPage } from '../router/page-modules.ts';
import { visitKey } from './visit-key.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Turns clicks on plain links and submits of plain forms between pages of ours into navigations without a reload, and
 * fetches a page's script when the visitor is about to open it. `data-native` opts out.
 */
export function handleLinksAndForms(
  router: Pick<Router, 'navigate' | 'state'>,
  onLanguage: (language: string) => void,
): void {
  document.addEventListener('click', (event) => {
    const anchor = anchorOf(event);
    const language = anchor?.dataset['language'];
    if (language && !event.defaultPrevented) onLanguage(language);
    if (!anchor || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (language && anchor.pathname === '/preferences/') {
      // The same address in another language: the page is kept, including what was typed.
      event.preventDefault();
      const { pathname, search, hash } = location;
      const here = pathname + search;
      const state = { visit: visitKey(router.state.location) };
      const show = (to: string) => router.navigate(to, { preventScrollReset: true, replace: true, state });
      // With the current fragment, the router would load nothing, so the fragment is restored afterwards.
      void show(here).then(() => (hash ? show(here + hash) : undefined));
      return;
    }
    if (!leadsToPage(anchor)) return;
    event.preventDefault();
    // The same page in another language, at the same position.
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
  // Prefetch errors are ignored.
  if (match) Promise.all([loadPage(match.entry.page), loadNavigation()]).catch(() => undefined);
}

/** Sends a form through the router; the pressed button is taken into account, as without script. */
function submit(router: Pick<Router, 'navigate'>, event: SubmitEvent, form: HTMLFormElement): void {
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
    // Without the encoding of the form, files would be sent as their names.
    const formEncType = (button?.getAttribute('formenctype') ?? form.enctype) as FormEncType;
    const target = url.pathname + url.search;
    void router.navigate(target, { formMethod: 'post', formEncType, formData, preventScrollReset, replace });
    return;
  }
  const pairs = formTexts(formData).filter(([, value]) => value !== '');
  const search = new URLSearchParams(pairs).toString();
  void router.navigate(url.pathname + (search && `?${search}`), { preventScrollReset, replace });
}
