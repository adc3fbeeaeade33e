import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Combobox } from './combobox.tsx';

export const docs: ComponentDocs = {
  name: 'Combobox',
  summary:
    'Lets users find one of many values by typing, such as countries or operating systems. It’s a native `<select>` until hydration, and keeps it for forms and autofill. With `createLabel`, a new value can be typed. For short lists, use Select. For options from a server, see [Async combobox](?path=/docs/start-async-combobox-autocomplete-typeahead--docs).',
  apg: 'combobox',
  anatomy: [
    ['root', 'Label, hint, box and error.'],
    ['label', 'The label; visually hidden with `labelHidden`.'],
    ['hint', 'Help text.'],
    ['error', 'The error message with an icon.'],
    ['box', 'The frame around the field.'],
    ['native', 'The `<select>` that holds the value.'],
    ['leading', 'The icon of the selected option.'],
    ['input', 'The field, `role="combobox"`.'],
    ['chevron', 'The button that opens and closes the list, for mouse users.'],
    ['popup', 'The popup with the list and its message.'],
    ['option', 'One option; the active one has `data-active`.'],
    ['message', 'Shows “Searching” or that nothing was found.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <Combobox
          label="Country"
          emptyLabel="No such country"
          countLabel={(count) => `${count} countries`}
          options={[
            { value: 'de', label: 'Germany' },
            { value: 'nl', label: 'Netherlands' },
            { value: 'no', label: 'Norway' },
          ]}
        />
        <button type="button">After</button>
      </>
    ),
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'Opens the list at the selected option, or the first.',
        from: 'combobox Country',
        expect: { expanded: 'combobox Country', active: 'option Germany' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Opens the list at the selected option, or the last.',
        from: 'combobox Country',
        expect: { expanded: 'combobox Country', active: 'option Norway' },
      },
      {
        keys: ['ArrowDown'],
        does: 'Moves to the next option. Focus stays in the field.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { active: 'option Germany' } },
        expect: { active: 'option Netherlands', focused: 'combobox Country' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Moves to the previous option, from the first to the last.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { active: 'option Germany' } },
        expect: { active: 'option Norway' },
      },
      {
        keys: ['PageDown'],
        does: 'Moves down by ten options, or to the last, without scrolling the page.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { active: 'option Germany' } },
        expect: { active: 'option Norway' },
      },
      {
        keys: ['PageUp'],
        does: 'Moves up by ten options, or to the first.',
        from: 'combobox Country',
        given: { press: ['ArrowUp'], until: { active: 'option Norway' } },
        expect: { active: 'option Germany' },
      },
      {
        keys: ['Alt+ArrowDown'],
        does: 'Opens the list without moving to another option.',
        from: 'combobox Country',
        expect: { expanded: 'combobox Country' },
      },
      {
        keys: ['Alt+ArrowUp'],
        does: 'Closes the list.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { expanded: 'combobox Country' } },
        expect: { collapsed: 'combobox Country' },
      },
      {
        keys: ['Printable character'],
        press: ['n', 'o'],
        does: 'Filters the list to options that start with the typed text.',
        from: 'combobox Country',
        expect: { shown: 'option Norway', gone: 'option Germany' },
      },
      {
        keys: ['Enter'],
        does: 'Selects the active option and closes the list.',
        from: 'combobox Country',
        given: { press: ['ArrowDown', 'ArrowDown'], until: { active: 'option Netherlands' } },
        expect: { value: ['combobox Country', 'Netherlands'], collapsed: 'combobox Country' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the list and discards the typed text. A surrounding dialog stays open.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { expanded: 'combobox Country' } },
        expect: { collapsed: 'combobox Country', value: ['combobox Country', ''], focused: 'combobox Country' },
      },
      {
        keys: ['Tab'],
        does: 'Closes the list and moves focus to the next element.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { expanded: 'combobox Country' } },
        expect: { focused: 'button After', gone: 'option Germany' },
      },
    ],
  },
  screenReader: [
    'A combobox with a listbox. The active option is announced while focus stays in the field.',
    'The number of matches is announced while typing (`countLabel`), and `loadingLabel` while loading.',
    'Disabled options are announced with their reason.',
  ],
  dos: ['Order options by what users look for.', 'Set `clearLabel` if an empty value is allowed.'],
  donts: [
    'Do not use more than a thousand options if the form must work without JavaScript: the native select then contains only the selected option.',
    'Do not use it for a few options.',
    'Do not use it for free text: only listed values are accepted, or with `createLabel` any, but not before hydration.',
  ],
};
