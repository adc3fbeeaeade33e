import { useCommandKey } from '@hoster/ui/command-menu';
import { Icon } from '@hoster/ui/icon';
import { Search, Wallet } from '@hoster/ui/icons';
import { Hidden } from '@hoster/ui/hidden';
import { LinkButton } from '@hoster/ui/link-button';
import { SiteHeaderButton } from '@hoster/ui/site-header';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import { useAuth } from '../../app/visitor/use-auth.ts';
import { loadMessages } from '../../i18n/catalogue.ts';
import { LedgerPrice } from '../../parts/price/ledger-price.tsx';
import { UserButton } from '../header/user-button.tsx';
import { frameWords } from './frame-words.ts';
import { NotificationsMenu } from './notifications.tsx';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** The end of the top bar: search, balance, account menu. The search is a link to the services without script. */
export function FrameTools() {
  const { lang } = useApp();
  const { formatMessage } = useIntl();
  const { menu } = useAuth();
  const [Palette, setPalette] = useState<{ it: ComponentType<PaletteProps> } | null>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    Promise.all([import('./account-palette.tsx'), loadMessages(lang, ['palette'])]).then(
      ([{ AccountPalette }]) => setPalette({ it: AccountPalette }),
      // The link to the services remains.
      () => setOpen(false),
    );
  };
  useCommandKey(show);
  return (
    <>
      <SiteHeaderButton
        variant="icon"
        href="/my/services/"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={formatMessage(frameWords.find)}
        title={formatMessage(frameWords.find)}
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          show();
        }}
      >
        <Icon icon={Search} />
      </SiteHeaderButton>
      {menu ? (
        <Hidden below="sm">
          <LinkButton
            href="/my/billing/"
            variant="quiet"
            size="small"
            leading={<Icon icon={Wallet} />}
            title={formatMessage(frameWords.billing)}
          >
            <LedgerPrice value={menu.balance} mono />
          </LinkButton>
        </Hidden>
      ) : null}
      {menu ? <NotificationsMenu /> : null}
      <UserButton />
      {Palette ? <Palette.it open={open} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
