import { useCommandKey } from '@hoster/ui/command-menu';
import { Icon } from '@hoster/ui/icon';
import { CircleHelp, Search } from '@hoster/ui/icons';
import { SiteHeaderButton } from '@hoster/ui/site-header';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '../../app/app-context.tsx';
import { loadMessages } from '../../i18n/catalogue.ts';
import { UserButton } from '../header/user-button.tsx';
import { keyWords } from './key-words.ts';
import { useStaffKeys } from './use-staff-keys.ts';

interface LayerProps {
  open: boolean;
  onClose: () => void;
}

/** The end of the staff area's top bar: search, keyboard shortcuts, account menu. Without script, search is a link. */
export function StaffTools() {
  const { lang } = useApp();
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null);
  const [Palette, setPalette] = useState<{ it: ComponentType<LayerProps> } | null>(null);
  const [Keys, setKeys] = useState<{ it: ComponentType<KeysProps> } | null>(null);
  const showPalette = () => {
    setShown('palette');
    Promise.all([import('./staff-palette.tsx'), loadMessages(lang, ['palette', 'staff-frame'])]).then(
      ([{ StaffPalette }]) => setPalette({ it: StaffPalette }),
      // The link to the tickets remains.
      () => setShown(null),
    );
  };
  const showKeys = () => {
    setShown('keys');
    Promise.all([import('./keys-dialog.tsx'), loadMessages(lang, ['staff-frame'])]).then(
      ([{ KeysDialog }]) => setKeys({ it: KeysDialog }),
      () => setShown(null),
    );
  };
  const { isOn, turn } = useStaffKeys({ onSearch: showPalette, onHelp: showKeys });
  useCommandKey(showPalette);
  const press = (event: MouseEvent, run: () => void): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    run();
  };
  const close = () => setShown(null);
  return (
    <>
      <SiteHeaderButton
        variant="icon"
        href="/admin/tickets/"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={formatMessage(keyWords.find)}
        title={formatMessage(keyWords.find)}
        onClick={(event: MouseEvent) => press(event, showPalette)}
      >
        <Icon icon={Search} />
      </SiteHeaderButton>
      <SiteHeaderButton
        variant="icon"
        href="/help/"
        aria-label={formatMessage(keyWords.shortcuts)}
        title={formatMessage(keyWords.shortcuts)}
        onClick={(event: MouseEvent) => press(event, showKeys)}
      >
        <Icon icon={CircleHelp} />
      </SiteHeaderButton>
      <UserButton />
      {Palette ? <Palette.it open={shown === 'palette'} onClose={close} /> : null}
      {Keys ? <Keys.it open={shown === 'keys'} onClose={close} isOn={isOn} onTurn={turn} /> : null}
    </>
  );
}

interface KeysProps extends LayerProps {
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}
