import type { MenuContext } from '@hoster/contract';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../app-context.tsx';
import { loadMessages } from '../../i18n/catalogue.ts';
import type { AccountPanel } from '../panels/account-panel.tsx';
import { ACCOUNT_PANEL } from '../panels/panel-ids.ts';
import type { AccountMenu } from './account-menu.tsx';
import * as css from './header.css.ts';
import { UserIcon } from './user-icon.tsx';

export interface AccountButtonProps {
  /** Null while it is being fetched. */
  menu: MenuContext | null;
  accountHref: string;
}

/**
 * The account of who is signed in: a panel under the mouse on large screens, a side panel on small ones, a link to the
 * account while neither has been loaded.
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
      <UserIcon />
      <span className={css.userName}>
        {menu?.user.display || (
          <FormattedMessage
            id="layout.account"
            defaultMessage="Account"
            description="Link to the account in the header"
          />
        )}
      </span>
    </>
  );
  const link = (className: string) => (
    <a href={accountHref} className={className}>
      {label}
    </a>
  );
  return (
    <>
      <div className={css.largeOnly}>{loaded && menu ? <loaded.Menu menu={menu} label={label} /> : link(css.user)}</div>
      <div className={css.smallOnly}>
        {loaded && menu ? (
          <>
            <button type="button" popoverTarget={ACCOUNT_PANEL} className={css.user} aria-haspopup="dialog">
              {label}
            </button>
            <loaded.Panel menu={menu} />
          </>
        ) : (
          link(css.user)
        )}
      </div>
    </>
  );
}
