import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Switch } from './switch.tsx';

export const docs: ComponentDocs = {
  name: 'Switch',
  summary:
    'On or off, taking effect at once: automatic renewal, a notification. For what is sent with a form take Checkbox.',
  apg: 'switch',
  anatomy: [
    ['root', 'Line and hint.'],
    ['label', 'The line: the switch and its words.'],
    ['hint', 'Help under the line.'],
  ],
  keyboard: {
    specimen: () => <Switch label="Renew automatically" />,
    rows: [
      {
        keys: ['Space'],
        does: 'Switches it on.',
        from: 'switch Renew automatically',
        expect: { checked: 'switch Renew automatically' },
      },
      {
        keys: ['Space'],
        does: 'Switches it off when it is on.',
        from: 'switch Renew automatically',
        given: {
          press: ['Space'],
          until: { checked: 'switch Renew automatically', focused: 'switch Renew automatically' },
        },
        expect: { unchecked: 'switch Renew automatically' },
      },
    ],
  },
  screenReader: ['Announced as a switch, on or off.', 'The label does not change with the state.'],
  dos: ['Save at once, and say by a toast when that failed.', 'Name what is switched: “Renew automatically”.'],
  donts: ['Do not ask for a “Save” after it.', 'Do not change its label between on and off.'],
};
