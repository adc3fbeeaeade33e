import { isRussian, loginPanelAllowed } from '@hoster/domain/regional';
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
import * as css from './header.css.ts';
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
    // Opened before the button was hydrated: nobody heard the tap.
    if (panel && isPanelOpen(LOGIN_PANEL)) setWanted(scriptAtLeast);
  }, [panel]);
  useLoginCall(panel, auth, () => setWanted('open'));
  if (auth.status === 'settled') return <AccountButton menu={auth.menu} accountHref={serviceHref('/my/')} />;
  const label = <FormattedMessage {...panelWords.login} />;
  if (panel)
    return (
      <>
        <button
          type="button"
          popoverTarget={LOGIN_PANEL}
          className={css.login}
          aria-haspopup="dialog"
          onPointerEnter={want}
          onFocus={want}
          onClick={want}
        >
          {label}
        </button>
        <LoginPanel wanted={wanted} />
      </>
    );
  const here = pathname.startsWith('/auth/')
    ? ''
    : `?${new URLSearchParams({ next: withoutProviderError(pathname + search) })}`;
  return (
    <a href={serviceHref(`/auth/login/${here}`)} className={css.login}>
      {label}
    </a>
  );
}
