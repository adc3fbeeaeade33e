import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { RadioTabs } from './radio-tabs.tsx';

export const docs: ComponentDocs = {
  name: 'RadioTabs',
  summary:
    'Shows one of two to four ways to answer a question in a form, such as a list of systems or of ready images. Built from radio buttons and CSS, it works without JavaScript and is submitted with the form. For content outside of forms, use Tabs.',
  apg: 'radio',
  anatomy: [
    ['root', 'The tabs with their panels.'],
    ['list', 'The `radiogroup`.'],
    ['tab', 'One tab, a `<label>` around a radio button.'],
    ['panel', 'Content of a tab. Hidden while another one is selected.'],
  ],
  keyboard: {
    specimen: () => (
      <RadioTabs
        label="Source"
        name="docs-source"
        defaultValue="systems"
        tabs={[
          { value: 'systems', label: 'Systems', content: <p>Debian 13</p> },
          { value: 'images', label: 'Images', content: <p>WordPress</p> },
        ]}
      />
    ),
    rows: [
      {
        keys: ['ArrowRight', 'ArrowDown'],
        does: 'Selects the next tab and shows its panel.',
        from: 'radio Systems',
        native: true,
        expect: { checked: 'radio Images', focused: 'radio Images', shown: 'text WordPress', gone: 'text Debian 13' },
      },
      {
        keys: ['ArrowLeft', 'ArrowUp'],
        does: 'Selects the previous tab, from the first to the last, except in WebKitGTK.',
        from: 'radio Systems',
        native: true,
        expect: { checked: 'radio Images', focused: 'radio Images' },
      },
    ],
  },
  screenReader: ['A radio group with a name. The panel follows it in reading order and has no role of its own.'],
  dos: ['Keep labels short: the tabs share the width equally.', 'Start with the tab that contains the selection.'],
  donts: ['Do not use it for navigation.', 'Do not hide required fields in a tab that isn’t selected.'],
};
