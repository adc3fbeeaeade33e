import { SkipLink } from '@hoster/ui/skip-link';
import { languageSuggested } from '@hoster/domain/visitor/language';
import { Suspense, useState, type ReactNode, useEffect, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/app-context.tsx';
import { lazyPart } from '../app/lazy-part.ts';
import { SupportWidget } from '../features/support/support-widget.tsx';
import { Header } from './header/header.tsx';
import * as css from './layout.css.ts';
import { loadMessages } from '../i18n/catalogue.ts';
import { toaster } from '../app/browser/toaster.ts';

// Scripts that the first screen needn't wait for, or that only some visitors need.
const Footer = lazyPart(() => import('./footer/footer.tsx').then((module) => module.Footer));
const PromoBanner = lazyPart(() => import('../features/promo/promo-banner.tsx').then((module) => module.PromoBanner));
const ConsentBanner = lazyPart(() =>
  import('../features/consent/consent-banner.tsx').then((module) => module.ConsentBanner),
);
const LanguageSuggestion = lazyPart(() =>
  import('../features/language/language-suggestion.tsx').then((module) => module.LanguageSuggestion),
);

/** Header, page, footer, and the layers above them. */
export function Layout({ children }: { children: ReactNode }) {
  const app = useApp();
  const { pathname } = useLocation();
  const { cookie, prefers } = app.facts;
  // Determined for the first page, so that its parts match the server's HTML.
  const [suggests] = useState(() => languageSuggested({ path: pathname, cookie, preferred: prefers }) !== null);
  return (
    <div className={css.shell}>
      <SkipLink href="#main">
        <FormattedMessage
          id="layout.skip"
          defaultMessage="Skip to content"
          description="First link of every page, for the keyboard"
        />
      </SkipLink>
      <Header />
      <div className={css.content}>
        <Suspense fallback={null}>{suggests ? <LanguageSuggestion /> : null}</Suspense>
        <Suspense fallback={null}>{app.facts.consentAsked ? null : <ConsentBanner />}</Suspense>
        <Suspense fallback={null}>
          <PromoBanner />
        </Suspense>
        {children}
      </div>
      <SupportWidget />
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
      <ToastLayer />
    </div>
  );
}

/** Loads the layer that shows toasts with the first toast: most visits never see one. */
function ToastLayer() {
  const { lang } = useApp();
  const [loaded, setLoaded] = useState<{ Toasts: ComponentType } | null>(null);
  useEffect(() => {
    if (loaded) return undefined;
    const load = () => {
      if (toaster.getSnapshot().length === 0) return;
      // Without the layer, a toast is lost, but the page works.
      Promise.all([import('./site-toasts.tsx'), loadMessages(lang, [])]).then(
        ([{ SiteToasts }]) => setLoaded({ Toasts: SiteToasts }),
        () => undefined,
      );
    };
    load();
    return toaster.subscribe(load);
  }, [loaded, lang]);
  return loaded ? <loaded.Toasts /> : null;
}
