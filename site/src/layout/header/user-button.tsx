import { isRussian, loginPanelAllowed } from '@hoster/domain/visitor/regional';
import { SiteHeaderButton } from '@hoster/ui/site-header';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { withoutProviderError, providerErrorIn } from '../../features/auth/provider/provider-error.ts';
import { useServiceHref } from '../../parts/service-host/use-service-href.ts';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { useCountries } from '../../app/visitor/use-countries.ts';
import { LoginPanel } from '../panels/login-panel.tsx';
import { LOGIN_PANEL, showPanel } from '../panels/panel-ids.ts';
import { panelWords } from '../panels/panel-words.ts';
import { AccountButton } from './account-button.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { callsForPanel, type AuthStatus } from '../../api/auth-status.ts';
import { useForgetProviderError } from '../../features/auth/provider/use-provider-error.ts';
import { pendingIgnored } from '../panels/pending-ignored.ts';

/** Account button when signed in, otherwise a sign-in button for the side panel, or a link where the panel isn't allowed. */
export function UserButton() {
  const serviceHref = useServiceHref();
  const auth = useAuth();
  const russian = isRussian(useCountries());
  const { pathname, search } = useLocation();
  const panel = loginPanelAllowed(pathname, russian);
  useLoginCall(panel, auth, () => showPanel(LOGIN_PANEL));
  if (auth.status === 'settled') return <AccountButton menu={auth.menu} accountHref={serviceHref('/my/')} />;
  const label = <FormattedMessage {...panelWords.login} />;
  if (panel)
    return (
      <>
        <SiteHeaderButton popoverTarget={LOGIN_PANEL} aria-haspopup="dialog">
          {label}
        </SiteHeaderButton>
        <LoginPanel />
      </>
    );
  const here = pathname.startsWith('/auth/')
    ? ''
    : `?${new URLSearchParams({ next: withoutProviderError(pathname + search) })}`;
  return <SiteHeaderButton href={serviceHref(`/auth/login/${here}`)}>{label}</SiteHeaderButton>;
}

/**
 * Opens the login panel automatically: when the address reports a failed provider sign-in (`error_process=login`), and
 * when the session check at the start of the visit found a pending sign-in.
 */
function useLoginCall(allowed: boolean, auth: AuthStatus, open: () => void): void {
  const { search } = useLocation();
  // The panel shows the error and removes it from the address; it's not shown if the visitor has signed in meanwhile.
  const signedIn = auth.status === 'settled';
  const failed = !signedIn && providerErrorIn(search) !== null;
  useForgetProviderError(signedIn);
  // A sign-in that becomes pending later has its own form on the screen.
  const atStart = useRef(true);
  const check = useEffectEvent(() => {
    // The account stage of an order shows the next step itself.
    const hasOwnSteps = new URLSearchParams(search).get('stage') === 'account';
    const waiting = atStart.current && callsForPanel(auth) && !hasOwnSteps;
    atStart.current = false;
    if (failed || (waiting && !pendingIgnored())) open();
  });
  useEffect(() => {
    if (allowed) check();
  }, [allowed, failed]);
}
