import '@hoster/ui/theme';
import '@hoster/ui/reset';
import '@hoster/ui/document';
import '@hoster/ui/fonts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AppProvider, type AppContext } from '../app-context.tsx';
import { useBrand } from '../visitor/brand.ts';
import { knownLanguages } from '../visitor/languages.ts';
import { type Lang, pageLanguage } from '../../i18n/languages.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { Layout } from '../../layout/layout.tsx';
import { useTimeZone } from '../visitor/use-time-zone.ts';
import { VisitorProvider } from '../visitor/visitor-provider.tsx';
import { matchPage } from './match-page.ts';
import { Head } from '../../seo/head.tsx';
import { focusPage } from '../browser/focus-page.ts';
import { scrollTo } from '../browser/scroll.ts';

const BaseApp = createContext<AppContext | null>(null);
/** Passes the application (in any language) to the router's root. */
export const BaseAppProvider = BaseApp.Provider;

/** Everything around a page: application, language, layout. */
export function Root() {
  const base = use(BaseApp);
  const { pathname } = useLocation();
  if (!base) throw new Error('Root is rendered outside BaseAppProvider');
  const lang = pageLanguage(pathname, !matchPage(pathname), base.facts, knownLanguages(base));
  return (
    <AppProvider value={base.inLanguage(lang)}>
      <QueryClientProvider client={base.queryClient}>
        <Localised lang={lang}>
          <VisitorProvider>
            <BrowserEffects />
            <Layout>
              <Outlet />
            </Layout>
          </VisitorProvider>
        </Localised>
      </QueryClientProvider>
    </AppProvider>
  );
}

/** Texts in the language of the page, with the name of the company. */
function Localised({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <LanguageProvider lang={lang} timeZone={useTimeZone()} brand={useBrand()}>
      {children}
    </LanguageProvider>
  );
}

/** Side effects of navigation: head tags, scroll position and focus. */
function BrowserEffects() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ key, pathname });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    scrollTo(hash);
    if (before.pathname !== pathname && !hash) focusPage();
  }, [key, pathname, hash]);
  return <Head />;
}
