import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { SuggestField } from './suggest-field.tsx';

const suggestions = [
  { href: '#ssh-connect', label: 'Connect with SSH' },
  { href: '#ssh-keys', label: 'Use SSH keys' },
  { href: '#secure-ssh', label: 'Secure SSH' },
];

export const docs: ComponentDocs = {
  name: 'SuggestField',
  summary:
    'A search field that suggests pages while typing. Suggestions are links. In a GET form, the search also works without JavaScript. For a search without suggestions, use SearchField; to select a value, Combobox.',
  apg: 'combobox',
  anatomy: [
    ['root', 'A TextField with its parts.'],
    ['box', 'The frame around the field.'],
    ['leading', 'The search icon.'],
    ['input', 'The field, `role="combobox"`.'],
    ['popup', 'The popup with the list.'],
    ['option', 'One suggestion, a link; the active one has `data-active`.'],
  ],
  keyboard: {
    specimen: () => (
      <SuggestField
        label="Search the help"
        suggestions={suggestions}
        listLabel="Suggested articles"
        countLabel={(count) => `${count} suggestions`}
      />
    ),
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'Opens the list at the first suggestion.',
        from: 'combobox Search the help',
        expect: { expanded: 'combobox Search the help', active: 'option Connect with SSH' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Opens the list at the last suggestion.',
        from: 'combobox Search the help',
        expect: { expanded: 'combobox Search the help', active: 'option Secure SSH' },
      },
      {
        keys: ['ArrowDown'],
        does: 'Moves to the next suggestion, from the last to the first. Focus stays in the field.',
        from: 'combobox Search the help',
        given: { press: ['ArrowDown'], until: { active: 'option Connect with SSH' } },
        expect: { active: 'option Use SSH keys', focused: 'combobox Search the help' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Moves to the previous suggestion, from the first to the last.',
        from: 'combobox Search the help',
        given: { press: ['ArrowDown'], until: { active: 'option Connect with SSH' } },
        expect: { active: 'option Secure SSH' },
      },
      {
        keys: ['Enter'],
        does: 'Follows the active suggestion. Without one, submits the form.',
        from: 'combobox Search the help',
        given: { press: ['ArrowDown'], until: { active: 'option Connect with SSH' } },
        expect: { collapsed: 'combobox Search the help' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the list.',
        from: 'combobox Search the help',
        given: { press: ['ArrowDown'], until: { expanded: 'combobox Search the help' } },
        expect: { collapsed: 'combobox Search the help', focused: 'combobox Search the help' },
      },
    ],
  },
  screenReader: ['A combobox with its label. `countLabel` is announced when suggestions appear or change.'],
  dos: ['Put it in a GET form with a results page.', 'Wait for a pause in typing before you load suggestions.'],
  donts: ['Do not use it to select a value: use Combobox.'],
};
