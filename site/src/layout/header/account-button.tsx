import type { MenuContext } from '@hoster/contract';
import { useEffect, useState, type ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PanelOpener } from '../panels/use-panels.tsx';
import { useHydrated } from '../use-hydrated.ts';
import type { AccountMenuProps } from './account-menu.tsx';
import * as css from './header.css.ts';
import { UserIcon } from './user-icon.tsx';

export interface AccountButtonProps {
  /** Null while it is being fetched. */
  menu: MenuContext | null;
  accountHref: string;
  opener: PanelOpener;
}

/**
 * The account of who is signed in: a panel under the mouse on large screens, a side panel on small ones, a link to the
 * account while neither has been loaded.
 */
export function AccountButton({ menu, accountHref, opener }: AccountButtonProps) {
  const [loaded, setLoaded] = useState<{ Menu: ComponentType<AccountMenuProps> } | null>(null);
  useEffect(() => {
    import('./account-menu.tsx').then(
      ({ AccountMenu }) => setLoaded({ Menu: AccountMenu }),
      () => undefined,
    );
  }, []);
  const hydrated = useHydrated();
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
  const preload = () => opener.preload('account');
  return (
    <>
      <div className={css.largeOnly}>{loaded && menu ? <loaded.Menu menu={menu} label={label} /> : link(css.user)}</div>
      <div className={css.smallOnly}>
        {hydrated && menu ? (
          <button
            type="button"
            className={css.user}
            aria-haspopup="dialog"
            onPointerEnter={preload}
            onFocus={preload}
            onClick={() => opener.show('account', accountHref)}
          >
            {label}
          </button>
        ) : (
          link(css.user)
        )}
      </div>
    </>
  );
}
