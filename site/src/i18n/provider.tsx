import { useEffect, useReducer, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { intlFor } from './intl.ts';
import type { Lang } from './languages.ts';

/** Provides the language to the tree below. The messages must have been loaded: the page loader does that. */
export function LanguageProvider({ lang, timeZone, children }: { lang: Lang; timeZone: string; children: ReactNode }) {
  useMessageEdits();
  return <RawIntlProvider value={intlFor(lang, timeZone)}>{children}</RawIntlProvider>;
}

/** In development, saved catalogues apply immediately. */
function useMessageEdits(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!import.meta.hot) return undefined;
    window.addEventListener('hoster:messages-changed', redraw);
    return () => window.removeEventListener('hoster:messages-changed', redraw);
  }, []);
}
