import { isRussian, loginPanelAllowed } from '@hoster/domain/regional';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useServiceHref } from '../../features/service-host/use-service-href.ts';
import { useAuth } from '../../start/use-auth.ts';
import { useCountries } from '../../start/use-countries.ts';
import type { PanelOpener } from '../panels/use-panels.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { AccountButton } from './account-button.tsx';
import * as css from './header.css.ts';
import { useLoginCall } from './use-login-call.ts';

/** The account of who is signed in, else the way to sign in: the side panel, or a link where that is not allowed. */
export function UserButton({ opener }: { opener: PanelOpener }) {
  const serviceHref = useServiceHref();
  const auth = useAuth();
  const russian = isRussian(useCountries());
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const here = pathname.startsWith('/auth/') ? '' : `?${new URLSearchParams({ next: pathname + search })}`;
  const loginHref = serviceHref(`/auth/login/${here}`);
  const panel = loginPanelAllowed(pathname, russian);
  useLoginCall(panel, auth, () => opener.show('login', loginHref));

  if (auth.status === 'settled')
    return <AccountButton menu={auth.menu} accountHref={serviceHref('/my/')} opener={opener} />;
  const label = <FormattedMessage id="layout.log-in" defaultMessage="Log in" description="Button in the header" />;
  const preload = () => opener.preload('login');
  return panel && hydrated ? (
    <button
      type="button"
      className={css.login}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => opener.show('login', loginHref)}
    >
      {label}
    </button>
  ) : (
    <a href={loginHref} className={css.login}>
      {label}
    </a>
  );
}
