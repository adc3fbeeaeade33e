import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { SearchField } from './search-field.tsx';

export const docs: ComponentDocs = {
  name: 'SearchField',
  summary:
    'A search input with a clear button. The surrounding form or a `<search>` is the landmark. To select from a list, use Combobox.',
  anatomy: [
    ['root', 'A TextField with its parts.'],
    ['leading', 'The search icon, or a spinner while `loading`.'],
    ['input', 'The `<input type="search">`.'],
    ['trailing', 'The clear button.'],
  ],
  unionProps: [
    ['loading', 'boolean', 'Whether a search is in progress.'],
    ['loadingLabel', 'string', 'Announced while `loading`; required with it.'],
  ],
  keyboard: {
    specimen: () => <SearchField label="Search plans" clearLabel="Clear" defaultValue="nvme" />,
    rows: [
      {
        keys: ['Escape'],
        does: 'Clears the field without closing a surrounding dialog. In an empty field, the key is passed on.',
        from: 'searchbox Search plans',
        expect: { value: ['searchbox Search plans', ''], focused: 'searchbox Search plans', gone: 'button Clear' },
      },
      {
        keys: ['Tab'],
        does: 'Moves focus to the clear button.',
        from: 'searchbox Search plans',
        expect: { focused: 'button Clear' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the clear button, clears the field and returns focus to it.',
        from: 'button Clear',
        expect: { value: ['searchbox Search plans', ''], focused: 'searchbox Search plans' },
      },
    ],
  },
  screenReader: ['A search field with its label. `loadingLabel` is announced while searching.'],
  dos: [
    'Announce the number of results in a live region next to the list.',
    'Put it in a form, so that it works without JavaScript.',
  ],
  donts: [
    'Do not search on every key press without a delay.',
    'Do not omit the label because of the icon: use `labelHidden`.',
  ],
};
