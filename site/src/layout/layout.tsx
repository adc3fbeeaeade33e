import { SkipLink } from '@hoster/ui/skip-link';
import { languageSuggested } from '@hoster/domain/visitor/language';
import { useState, type ReactNode, useEffect, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app/app-context.tsx';
import { lazyPart } from '../app/lazy-part.ts';
import { Part } from '../app/part.tsx';
import { useAuth } from '../app/visitor/use-auth.ts';
import { SupportWidget } from '../features/support/support-widget.tsx';
import { Header } from './header/header.tsx';
import * as css from './layout.css.ts';
import { shellOf } from './shell.ts';
import { loadMessages } from '../i18n/catalogue.ts';
import { toaster } from '../app/browser/toaster.ts';

// Scripts that the first screen needn't wait for, or that only some visitors need.
const Footer = lazyPart(() => import('./footer/footer.tsx').then((module) => module.Footer));
const FunnelHeader = lazyPart(() => import('./funnel/funnel-header.tsx').then((module) => module.FunnelHeader));
const FunnelFooter = lazyPart(() => import('./funnel/funnel-footer.tsx').then((module) => module.FunnelFooter));
const AccountFrame = lazyPart(
  () => import('./account-frame/account-frame.tsx').then((module) => module.AccountFrame),
  ['frame'],
);
const StaffFrame = lazyPart(
  () => import('./staff-frame/staff-frame.tsx').then((module) => module.StaffFrame),
  ['frame', 'staff'],
);
const PromoBanner = lazyPart(() => import('../features/promo/promo-banner.tsx').then((module) => module.PromoBanner));
const ConsentBanner = lazyPart(() =>
  import('../features/consent/consent-banner.tsx').then((module) => module.ConsentBanner),
);
const LookBar = lazyPart(() => import('../features/look/look-bar.tsx').then((module) => module.LookBar), ['look']);
const LanguageSuggestion = lazyPart(() =>
  import('../features/language/language-suggestion.tsx').then((module) => module.LanguageSuggestion),
);

/** What surrounds a page, and the layers above it. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const shell = shellOf(pathname, search);
  if (shell === 'account' || shell === 'staff') {
    const Frame = shell === 'staff' ? StaffFrame : AccountFrame;
    return (
      <>
        {/* No boundary of its own: until its script has come, a navigation would draw an empty page. */}
        <Frame
          notice={
            <>
              <LookNotice />
              <ConsentNotice />
            </>
          }
        >
          {children}
        </Frame>
        <ToastLayer />
      </>
    );
  }
  return <SiteLayout isFunnel={shell === 'funnel'}>{children}</SiteLayout>;
}

/** Whose account staff see, if they see that of a customer. */
function LookNotice() {
  const { menu } = useAuth();
  return <Part>{menu?.see_as ? <LookBar /> : null}</Part>;
}

/** The question of consent until it's answered. */
function ConsentNotice({ isSheet = false }: { isSheet?: boolean }) {
  const app = useApp();
  return <Part>{app.facts.consentAsked ? null : <ConsentBanner isSheet={isSheet} />}</Part>;
}

/** Header, page and footer; a funnel has fewer links, and the page stays as it is when an order becomes one. */
function SiteLayout({ isFunnel, children }: { isFunnel: boolean; children: ReactNode }) {
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
      {isFunnel ? <FunnelHeader /> : <Header />}
      <ConsentNotice isSheet />
      <div className={css.content}>
        <Part>{suggests ? <LanguageSuggestion /> : null}</Part>
        <LookNotice />
        <Part>{isFunnel ? null : <PromoBanner />}</Part>
        {children}
      </div>
      <SupportWidget />
      <Part>{isFunnel ? <FunnelFooter /> : <Footer />}</Part>
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
