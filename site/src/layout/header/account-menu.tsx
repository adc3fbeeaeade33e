import type { MenuContext } from '@hoster/contract';
import { HoverMenu } from '@hoster/ui/hover-menu';
import { SiteHeaderButton } from '@hoster/ui/site-header';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AccountLinks } from '../panels/account-links.tsx';
import { panelWords } from '../panels/panel-words.ts';

export interface AccountMenuProps {
  menu: MenuContext;
  /** Content of the button. */
  label: ReactNode;
}

/** The account menu of large screens, on hover. */
export function AccountMenu({ menu, label }: AccountMenuProps) {
  const { formatMessage } = useIntl();
  // Navigation closes it.
  const { key } = useLocation();
  return (
    <HoverMenu
      key={key}
      label={formatMessage(panelWords.account)}
      trigger={(props) => <SiteHeaderButton {...props}>{label}</SiteHeaderButton>}
    >
      <AccountLinks menu={menu} variant="popup" />
    </HoverMenu>
  );
}
