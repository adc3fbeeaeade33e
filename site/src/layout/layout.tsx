import { SkipLink } from '@hoster/ui/skip-link';
import { languageSuggested } from '@hoster/domain/language';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useApp } from '../app-context.tsx';
import { SupportWidget } from '../features/support/support-widget.tsx';
import { Header } from './header/header.tsx';
import { LateConsentBanner, LateFooter, LateLanguageSuggestion, LatePromoBanner } from './late-parts.tsx';
import * as css from './layout.css.ts';
import { ToastLayer } from './toast-layer.tsx';

/** Header, page, footer, and the layers above them. */
export function Layout({ children }: { children: ReactNode }) {
  const app = useApp();
  const { pathname } = useLocation();
  const { cookie, prefers } = app.facts;
  // Decided for the page that was opened, so that its parts stay what the server made.
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
        {suggests ? <LateLanguageSuggestion /> : null}
        {app.facts.consentAsked ? null : <LateConsentBanner />}
        <LatePromoBanner />
        {children}
      </div>
      <SupportWidget />
      <LateFooter />
      <ToastLayer />
    </div>
  );
}
