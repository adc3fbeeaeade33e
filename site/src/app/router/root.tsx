import '@hoster/ui/theme';
import '@hoster/ui/reset';
import '@hoster/ui/document';
import '@hoster/ui/fonts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { AppProvider, type AppContext } from '../app-context.tsx';
import { pageLanguage } from '../../i18n/languages.ts';
import { LanguageProvider } from '../../i18n/provider.tsx';
import { Layout } from '../../layout/layout.tsx';
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
  const lang = pageLanguage(pathname, !matchPage(pathname), base.facts);
  return (
    <AppProvider value={base.inLanguage(lang)}>
      <QueryClientProvider client={base.queryClient}>
        <LanguageProvider lang={lang} timeZone={base.facts.timeZone}>
          <VisitorProvider>
            <BrowserEffects />
            <Layout>
              <Outlet />
            </Layout>
          </VisitorProvider>
        </LanguageProvider>
      </QueryClientProvider>
    </AppProvider>
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
