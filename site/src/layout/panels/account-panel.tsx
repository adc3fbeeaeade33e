import { SideDialog } from '@hoster/ui/side-dialog';
import { useIntl } from 'react-intl';
import { useAuth } from '../../start/use-auth.ts';
import { AccountLinks } from './account-links.tsx';
import { panelWords } from './panel-words.ts';
import type { PanelProps } from './panels.ts';

/** The account menu of small screens. */
export function AccountPanel({ open, onClose }: PanelProps) {
  const { formatMessage } = useIntl();
  const { menu } = useAuth();
  return (
    <SideDialog
      open={open && menu !== null}
      onClose={onClose}
      title={formatMessage(panelWords.account)}
      closeLabel={formatMessage(panelWords.close)}
      width="small"
    >
      {menu ? <AccountLinks menu={menu} /> : null}
    </SideDialog>
  );
}
