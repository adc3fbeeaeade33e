import type { MenuContext } from '@hoster/contract';
import { SidePopover } from '@hoster/ui/side-popover';
import { useIntl } from 'react-intl';
import { AccountLinks } from './account-links.tsx';
import { ACCOUNT_PANEL } from './panel-ids.ts';
import { panelWords } from './panel-words.ts';

/** The account menu of small screens. */
export function AccountPanel({ menu }: { menu: MenuContext }) {
  const { formatMessage } = useIntl();
  return (
    <SidePopover
      id={ACCOUNT_PANEL}
      title={formatMessage(panelWords.account)}
      closeLabel={formatMessage(panelWords.close)}
    >
      <AccountLinks menu={menu} />
    </SidePopover>
  );
}
