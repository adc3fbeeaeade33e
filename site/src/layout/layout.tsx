import { SkipLink } from '@hoster/ui/skip-link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { SupportWidget } from '../features/support/support-widget.tsx';
import { Header } from './header/header.tsx';
import { LateFooter, LatePromoBanner } from './late-parts.tsx';
import * as css from './layout.css.ts';
import { ToastLayer } from './toast-layer.tsx';

/** Header, page, footer, and the layers above them. */
export function Layout({ children }: { children: ReactNode }) {
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
        <LatePromoBanner />
        {children}
      </div>
      <LateFooter />
      <SupportWidget />
      <ToastLayer />
    </div>
  );
}
