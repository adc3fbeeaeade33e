import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Switch } from './switch.tsx';

export const docs: ComponentDocs = {
  name: 'Switch',
  summary:
    'Turns a setting on or off immediately, such as auto-renewal or notifications. For options submitted with a form, use Checkbox.',
  apg: 'switch',
  anatomy: [
    ['root', 'Option and hint.'],
    ['label', 'The switch and its label.'],
    ['hint', 'Help text below the switch.'],
  ],
  keyboard: {
    specimen: () => <Switch label="Renew automatically" />,
    rows: [
      {
        keys: ['Space'],
        does: 'Turns the switch on.',
        from: 'switch Renew automatically',
        expect: { checked: 'switch Renew automatically' },
      },
      {
        keys: ['Space'],
        does: 'Turns the switch off if it is on.',
        from: 'switch Renew automatically',
        given: {
          press: ['Space'],
          until: { checked: 'switch Renew automatically', focused: 'switch Renew automatically' },
        },
        expect: { unchecked: 'switch Renew automatically' },
      },
    ],
  },
  screenReader: ['Announced as a switch, on or off.', 'Its label doesn’t change with the state.'],
  dos: ['Save immediately, and show a toast if that fails.', 'Name the setting: “Renew automatically”.'],
  donts: ['Do not require a “Save” button.', 'Do not change its label between on and off.'],
};
