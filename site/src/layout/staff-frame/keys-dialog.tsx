import { DataList } from '@hoster/ui/data-list';
import { Dialog } from '@hoster/ui/dialog';
import { KeyHint } from '@hoster/ui/key-hint';
import { Stack } from '@hoster/ui/stack';
import { Switch } from '@hoster/ui/switch';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { panelWords } from '../panels/panel-words.ts';
import { keyWords } from './key-words.ts';

const messages = defineMessages({
  next: { id: 'staff-frame.next', defaultMessage: 'Next row', description: 'What a key does' },
  previous: { id: 'staff-frame.previous', defaultMessage: 'Previous row', description: 'What a key does' },
  open: { id: 'staff-frame.open', defaultMessage: 'Open the row', description: 'What a key does' },
  search: { id: 'staff-frame.search', defaultMessage: 'Search the page', description: 'What a key does' },
  palette: { id: 'staff-frame.palette', defaultMessage: 'Search everything', description: 'What keys do' },
  help: { id: 'staff-frame.help', defaultMessage: 'Show this list', description: 'What a key does' },
  enter: { id: 'staff-frame.enter', defaultMessage: 'Enter', description: 'Name of a key' },
  slash: { id: 'staff-frame.slash', defaultMessage: 'slash', description: 'A key, for screen readers' },
  question: { id: 'staff-frame.question', defaultMessage: 'question mark', description: 'A key, for screen readers' },
  control: { id: 'staff-frame.control', defaultMessage: 'Control K', description: 'Keys, for screen readers' },
  command: { id: 'staff-frame.command', defaultMessage: 'Command K', description: 'Keys, for screen readers' },
  on: { id: 'staff-frame.on', defaultMessage: 'Single-key shortcuts', description: 'Switch: turns keys on or off' },
  onHint: {
    id: 'staff-frame.on-hint',
    defaultMessage: 'Turn them off if you use speech input. Search stays on its keys.',
    description: 'Below the switch',
  },
});
const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whether the keys of single characters work. */
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

/** The keys of the staff area, and the switch that turns them off. */
export function KeysDialog({ isOn, onClose, onTurn, open }: KeysDialogProps) {
  const { formatMessage } = useIntl();
  const key = (text: string, label: string) => <KeyHint keys={[text]} label={label} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="small"
      title={formatMessage(keyWords.shortcuts)}
      closeLabel={formatMessage(panelWords.close)}
    >
      <Stack gap={24}>
        <DataList
          mono={false}
          dense
          items={[
            { id: 'next', term: formatMessage(words.next), value: key('J', 'J') },
            { id: 'previous', term: formatMessage(words.previous), value: key('K', 'K') },
            {
              id: 'open',
              term: formatMessage(words.open),
              value: key(formatMessage(words.enter), formatMessage(words.enter)),
            },
            { id: 'search', term: formatMessage(words.search), value: key('/', formatMessage(words.slash)) },
            {
              id: 'palette',
              term: formatMessage(words.palette),
              value: (
                <KeyHint
                  keys={['Ctrl', 'K']}
                  label={formatMessage(words.control)}
                  apple={{ keys: ['⌘', 'K'], label: formatMessage(words.command) }}
                />
              ),
            },
            { id: 'help', term: formatMessage(words.help), value: key('?', formatMessage(words.question)) },
          ]}
        />
        <Switch
          label={formatMessage(words.on)}
          hint={formatMessage(words.onHint)}
          checked={isOn}
          onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}
