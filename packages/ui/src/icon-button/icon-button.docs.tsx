import { Trash2 } from '../icons/index.ts';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Says } from '../../docs-page/says.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from './icon-button.tsx';

export const docs: ComponentDocs = {
  name: 'IconButton',
  summary:
    'A button with only an icon, for actions in table rows or fields. If there is room, prefer a Button with a label.',
  apg: 'button',
  anatomy: [
    ['root', 'The `<button>`.'],
    ['label', 'The icon.'],
  ],
  unionProps: [
    ['label', 'string', 'Required: accessible name, also shown as the browser’s tooltip.'],
    ['icon', 'ReactNode', 'Required: one icon in the text colour.'],
    ['variant', "'action' | 'secondary' | 'quiet' | 'danger'", 'As in Button; `quiet` by default.'],
    ['loading', 'boolean', 'Shows a spinner. The button keeps its focus and width and ignores clicks.'],
    ['loadingLabel', 'string', 'Describes the pending action for screen readers; required with `loading`.'],
  ],
  keyboard: {
    specimen: () => (
      <Says>{(say) => <IconButton label="Delete" icon={<Icon icon={Trash2} />} onClick={() => say('Deleted')} />}</Says>
    ),
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'Activates the button.',
        from: 'button Delete',
        expect: { shown: 'text Deleted' },
      },
    ],
  },
  screenReader: ['Its name is `label`, which TypeScript requires. The icon itself is hidden.'],
  dos: ['Name the action and the object: “Delete nvme-3”.', 'Use well-known icons: close, copy, delete.'],
  donts: [
    'Do not place icons of similar meaning next to each other.',
    'Do not rely on the browser’s tooltip: touch devices have none.',
  ],
};
