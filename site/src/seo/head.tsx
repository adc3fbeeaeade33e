import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useMatches } from 'react-router-dom';
import { useApp } from '../app/app-context.tsx';
import { useCurrency } from '../app/visitor/use-currency.ts';
import type { Lang } from '../i18n/languages.ts';
import { loadNavigation } from '../app/router/load-navigation.ts';
import type { PageData } from '../app/router/page.ts';
import { errorKind, type ErrorStatus } from './error-kind.ts';
import { errorTitles } from './error-words.ts';

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'page' in value;

/** Only when it changes: setting it makes the browser compute all styles of the page again. */
function setLanguage(lang: Lang): void {
  const { documentElement: root } = document;
  if (root.lang !== lang) root.lang = lang;
}

/** Keeps the document's head and language up to date with the page shown. The first page's head came from the server. */
export function Head() {
  const app = useApp();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const { short: currency } = useCurrency().currency;
  const shown = useRef<{ page: PageData | null; address: string; currency: string }>(undefined);
  const loaded = matches.at(-1)?.loaderData;
  useEffect(() => {
    // An error page sets its own head, see `ErrorHead`; the next page counts as a new one, even at the same address.
    const page = isPageData(loaded) ? loaded : null;
    const address = pathname + search;
    const before = shown.current;
    // A form may change the page at the same address, and a query the address of the same page.
    if (before && before.page === page && before.address === address && before.currency === currency) return;
    const now = { page, address, currency };
    shown.current = now;
    if (!before || !page) return;
    setLanguage(app.lang);
    void loadNavigation().then(({ applyHead, pageHead }) => {
      // Another page may be on screen by now.
      if (shown.current !== now) return;
      // Joined as text, here and below, because `URL` rejects `//`.
      applyHead(pageHead(app, intl, new URL(app.facts.origin + address), page, 200), document);
    });
  }, [app, intl, pathname, search, loaded, currency]);
  return null;
}

/** The head of an error page. */
export function ErrorHead({ status }: { status: ErrorStatus }) {
  const app = useApp();
  const intl = useIntl();
  const { pathname } = useLocation();
  useEffect(() => {
    let gone = false;
    setLanguage(app.lang);
    void loadNavigation().then(
      ({ applyHead, pageHead }) => {
        if (!gone) applyHead(pageHead(app, intl, new URL(app.facts.origin + pathname), null, status), document);
      },
      () => {
        // Without a connection, or after a deployment, the rest of the head is of no use either.
        if (!gone) document.title = intl.formatMessage(errorTitles[errorKind(status, pathname)]);
      },
    );
    return () => {
      gone = true;
    };
  }, [app, intl, pathname, status]);
  return null;
}
