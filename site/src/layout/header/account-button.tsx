import type { MenuContext } from '@hoster/contract';
import { Hidden } from '@hoster/ui/hidden';
import { SiteHeaderButton, SiteHeaderIcon, SiteHeaderName } from '@hoster/ui/site-header';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import { loadMessages } from '../../i18n/catalogue.ts';
import type { AccountPanel } from '../panels/account-panel.tsx';
import { ACCOUNT_PANEL } from '../panels/panel-ids.ts';
import type { AccountMenu } from './account-menu.tsx';

export interface AccountButtonProps {
  /** Null while it is being fetched. */
  menu: MenuContext | null;
  accountHref: string;
}

/**
 * The signed-in user's account: a panel on hover on large screens, a side panel on small ones, a link to the account
 * while neither has been loaded.
 */
export function AccountButton({ menu, accountHref }: AccountButtonProps) {
  const { lang } = useApp();
  const [loaded, setLoaded] = useState<{ Menu: typeof AccountMenu; Panel: typeof AccountPanel } | null>(null);
  useEffect(() => {
    Promise.all([import('./account-menu.tsx'), import('../panels/account-panel.tsx'), loadMessages(lang, [])]).then(
      ([{ AccountMenu: Menu }, { AccountPanel: Panel }]) => setLoaded({ Menu, Panel }),
      () => undefined,
    );
  }, [lang]);
  const label = (
    <>
      <SiteHeaderIcon name="user" />
      <SiteHeaderName>
        {menu?.user.display || (
          <FormattedMessage
            id="layout.account"
            defaultMessage="Account"
            description="Link to the account in the header"
          />
        )}
      </SiteHeaderName>
    </>
  );
  const link = <SiteHeaderButton href={accountHref}>{label}</SiteHeaderButton>;
  return (
    <>
      <Hidden below="lg">{loaded && menu ? <loaded.Menu menu={menu} label={label} /> : link}</Hidden>
      <Hidden above="lg">
        {loaded && menu ? (
          <>
            <SiteHeaderButton popoverTarget={ACCOUNT_PANEL} aria-haspopup="dialog">
              {label}
            </SiteHeaderButton>
            <loaded.Panel menu={menu} />
          </>
        ) : (
          link
        )}
      </Hidden>
    </>
  );
}
