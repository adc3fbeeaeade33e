import { useEffect, useReducer, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { intlFor } from './intl.ts';
import type { Lang } from './languages.ts';

interface LanguageProviderProps {
  /** Name of the company, for texts with `{brand}`. */
  brand: string;
  lang: Lang;
  timeZone: string;
  children: ReactNode;
}

/** Provides the language to the tree below. The messages must have been loaded: the page loader does that. */
export function LanguageProvider({ brand, lang, timeZone, children }: LanguageProviderProps) {
  useMessageEdits();
  return <RawIntlProvider value={intlFor(lang, timeZone, brand)}>{children}</RawIntlProvider>;
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
