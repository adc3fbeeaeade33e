import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { SearchField } from './search-field.tsx';

export const docs: ComponentDocs = {
  name: 'SearchField',
  summary:
    'Words to search for, with a button that empties the field. The form around it, or a `<search>`, is the landmark. To choose one of a list take Combobox.',
  anatomy: [
    ['root', 'A TextField, with the parts of one.'],
    ['leading', 'The lens, or the turning sign while `loading`.'],
    ['input', 'The `<input type="search">`.'],
    ['trailing', 'The button that empties it.'],
  ],
  unionProps: [
    ['loading', 'boolean', 'A search is under way.'],
    ['loadingLabel', 'string', 'Announced meanwhile; required with `loading`.'],
  ],
  keyboard: {
    specimen: () => <SearchField label="Search plans" clearLabel="Clear" defaultValue="nvme" />,
    rows: [
      {
        keys: ['Escape'],
        does: 'Empties the field, before any dialog around it hears of the key; an empty field lets the key through.',
        from: 'searchbox Search plans',
        expect: { value: ['searchbox Search plans', ''], focused: 'searchbox Search plans', gone: 'button Clear' },
      },
      {
        keys: ['Tab'],
        does: 'Goes to the button that empties it.',
        from: 'searchbox Search plans',
        expect: { focused: 'button Clear' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On that button: empties the field and goes back to it.',
        from: 'button Clear',
        expect: { value: ['searchbox Search plans', ''], focused: 'searchbox Search plans' },
      },
    ],
  },
  screenReader: ['A search field with its label; `loadingLabel` is announced while it searches.'],
  dos: [
    'Announce how many were found, in a live region beside the list.',
    'Send it by a form, so that it works without script.',
  ],
  donts: [
    'Do not search with every letter without waiting a moment.',
    'Do not leave the label out because there is a lens: use `labelHidden`.',
  ],
};
