import { Trash2 } from 'lucide-react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';

export const docs: ComponentDocs = {
  name: 'IconButton',
  summary:
    'A button of one icon, for actions that repeat in every row or stand in a field. Where there is room, a Button with words is understood by more people.',
  apg: 'button',
  anatomy: [
    ['root', 'The `<button>`.'],
    ['label', 'The icon.'],
  ],
  unionProps: [
    ['label', 'string', 'Required: its name, spoken, and shown by the browser when the pointer rests on it.'],
    ['icon', 'ReactNode', 'Required: one icon, in the colour of the text.'],
    ['variant', "'action' | 'secondary' | 'quiet' | 'danger'", 'As of Button; `quiet` unless it is given.'],
    ['loading', 'boolean', 'Busy: it keeps focus and width, and does nothing.'],
    ['loadingLabel', 'string', 'What it is doing, for screen readers; required with `loading`.'],
  ],
  keyboard: {
    specimen: () => (
      <Says>{(say) => <IconButton label="Delete" icon={<Icon icon={Trash2} />} onClick={() => say('Deleted')} />}</Says>
    ),
    rows: [{ keys: ['Enter', 'Space'], does: 'Presses it.', from: 'button Delete', expect: { shown: 'text Deleted' } }],
  },
  screenReader: ['Its name is `label`, which TypeScript demands; the icon itself is silent.'],
  dos: ['Name what it does and to what: “Delete nvme-3”.', 'Use icons that everyone knows: close, copy, delete.'],
  donts: [
    'Do not use two icons of similar meaning beside each other.',
    'Do not rely on the browser’s tip: touch has none.',
  ],
};
