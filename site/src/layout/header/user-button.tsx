import { isRussian, loginPanelAllowed } from '@hoster/domain/regional';
import { SiteHeaderButton } from '@hoster/ui/site-header';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { withoutProviderError } from '../../features/auth/provider-error.ts';
import { useServiceHref } from '../../features/service-host/use-service-href.ts';
import { useAuth } from '../../start/use-auth.ts';
import { useCountries } from '../../start/use-countries.ts';
import { LoginPanel, type LoginWanted } from '../panels/login-panel.tsx';
import { isPanelOpen, LOGIN_PANEL } from '../panels/panel-ids.ts';
import { panelWords } from '../panels/panel-words.ts';
import { AccountButton } from './account-button.tsx';
import { useLoginCall } from './use-login-call.ts';

const scriptAtLeast = (now: LoginWanted): LoginWanted => (now === 'no' ? 'script' : now);

/** Account button when signed in, otherwise a sign-in button for the side panel, or a link where the panel isn't allowed. */
export function UserButton() {
  const serviceHref = useServiceHref();
  const auth = useAuth();
  const russian = isRussian(useCountries());
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState<LoginWanted>('no');
  const want = () => setWanted(scriptAtLeast);
  const panel = loginPanelAllowed(pathname, russian);
  useEffect(() => {
    // Opened before the button was hydrated, so the tap had no handler.
    if (panel && isPanelOpen(LOGIN_PANEL)) setWanted(scriptAtLeast);
  }, [panel]);
  useLoginCall(panel, auth, () => setWanted('open'));
  if (auth.status === 'settled') return <AccountButton menu={auth.menu} accountHref={serviceHref('/my/')} />;
  const label = <FormattedMessage {...panelWords.login} />;
  if (panel)
    return (
      <>
        <SiteHeaderButton
          popoverTarget={LOGIN_PANEL}
          aria-haspopup="dialog"
          onPointerEnter={want}
          onFocus={want}
          onClick={want}
        >
          {label}
        </SiteHeaderButton>
        <LoginPanel wanted={wanted} />
      </>
    );
  const here = pathname.startsWith('/auth/')
    ? ''
    : `?${new URLSearchParams({ next: withoutProviderError(pathname + search) })}`;
  return <SiteHeaderButton href={serviceHref(`/auth/login/${here}`)}>{label}</SiteHeaderButton>;
}
