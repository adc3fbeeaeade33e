import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { MultiCombobox } from './multi-combobox.tsx';

export const docs: ComponentDocs = {
  name: 'MultiCombobox',
  summary:
    'Lets users choose several of many values by typing, or add new ones, such as tags. Selected values are chips in the field. It’s a native `<select multiple>` until hydration, and keeps it for forms. For a single value, use Combobox: this one is an entry of its own, so that pages with a Combobox don’t load chips, limits and new values. For a few values, use CheckboxGroup. For options from a server, see [Async combobox](?path=/docs/start-async-combobox-autocomplete-typeahead--docs).',
  apg: 'combobox',
  anatomy: [
    ['root', 'Label, hint, box and error.'],
    ['label', 'The label; visually hidden with `labelHidden`.'],
    ['hint', 'Help text.'],
    ['error', 'The error message with an icon.'],
    ['box', 'The frame around chips and field. It grows with them.'],
    ['native', 'The `<select multiple>` that holds the values.'],
    ['chips', 'The list of selected options, named by the label.'],
    ['chip', 'One selected option.'],
    ['remove', 'The button that removes it.'],
    ['input', 'The field, `role="combobox"`.'],
    ['chevron', 'The button that opens and closes the list, for mouse users.'],
    ['popup', 'The popup with the list and its message.'],
    ['option', 'One row: an option, “select all”, a new value or “try again”. The active one has `data-active`.'],
    ['message', 'Shows “Searching”, the limit or that nothing was found.'],
  ],
  unionProps: [
    ['max', 'number', 'How many values can be selected. Options that aren’t selected are then disabled.'],
    ['limitLabel', 'string', 'With `max`: says that the limit is reached, in the list and to screen readers.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <MultiCombobox
          label="Countries"
          emptyLabel="No such country"
          countLabel={(count) => `${count} countries`}
          removeLabel={(label) => `Remove ${label}`}
          addedLabel={(labels) => `Added: ${labels.join(', ')}`}
          removedLabel={(labels) => `Removed: ${labels.join(', ')}`}
          defaultValue={['dk', 'se']}
          options={[
            { value: 'de', label: 'Germany' },
            { value: 'nl', label: 'Netherlands' },
            { value: 'no', label: 'Norway' },
            { value: 'dk', label: 'Denmark' },
            { value: 'se', label: 'Sweden' },
          ]}
        />
        <button type="button">After</button>
      </>
    ),
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'Opens the list at the first row, or moves to the next.',
        from: 'combobox Countries',
        expect: { expanded: 'combobox Countries', active: 'option Germany' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Opens the list at the last row, or moves to the one before.',
        from: 'combobox Countries',
        expect: { expanded: 'combobox Countries', active: 'option Sweden' },
      },
      {
        keys: ['PageDown'],
        does: 'Moves down by ten rows, or to the last, without scrolling the page.',
        from: 'combobox Countries',
        given: { press: ['ArrowDown'], until: { active: 'option Germany' } },
        expect: { active: 'option Sweden' },
      },
      {
        keys: ['PageUp'],
        does: 'Moves up by ten rows, or to the first.',
        from: 'combobox Countries',
        given: { press: ['ArrowUp'], until: { active: 'option Sweden' } },
        expect: { active: 'option Germany' },
      },
      {
        keys: ['Printable character'],
        press: ['n', 'o'],
        does: 'Filters the list, with the first match active.',
        from: 'combobox Countries',
        expect: { active: 'option Norway', gone: 'option Germany' },
      },
      {
        keys: ['Enter'],
        does: 'Selects or deselects the active option, or runs the active row. The list stays open.',
        from: 'combobox Countries',
        given: { press: ['ArrowDown'], until: { active: 'option Germany' } },
        expect: { selected: 'option Germany', shown: 'button Remove Germany', expanded: 'combobox Countries' },
      },
      {
        keys: ['Backspace'],
        does: 'In the empty field, removes the last selected option.',
        from: 'combobox Countries',
        expect: { gone: 'button Remove Sweden', focused: 'combobox Countries' },
      },
      {
        keys: ['ArrowLeft'],
        does: 'In the empty field, moves to the last chip, or to the one before. Mirrored in right-to-left text.',
        from: 'combobox Countries',
        expect: { focused: 'button Remove Sweden' },
      },
      {
        keys: ['ArrowRight'],
        does: 'Moves to the next chip, from the last one back to the field.',
        from: 'button Remove Sweden',
        expect: { focused: 'combobox Countries' },
      },
      {
        keys: ['Home'],
        does: 'Moves to the first chip, from another one.',
        from: 'button Remove Sweden',
        expect: { focused: 'button Remove Denmark' },
      },
      {
        keys: ['End'],
        does: 'Moves from a chip to the field.',
        from: 'button Remove Denmark',
        expect: { focused: 'combobox Countries' },
      },
      {
        keys: ['Delete', 'Backspace', 'Enter', 'Space'],
        does: 'Removes the chip and moves to the next one, the one before or the field.',
        from: 'button Remove Denmark',
        expect: { gone: 'button Remove Denmark', focused: 'button Remove Sweden' },
      },
      {
        keys: ['Alt+ArrowDown'],
        does: 'Opens the list without moving to a row.',
        from: 'combobox Countries',
        expect: { expanded: 'combobox Countries' },
      },
      {
        keys: ['Alt+ArrowUp'],
        does: 'Closes the list.',
        from: 'combobox Countries',
        given: { press: ['ArrowDown'], until: { expanded: 'combobox Countries' } },
        expect: { collapsed: 'combobox Countries' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the list and discards the typed text. A surrounding dialog stays open.',
        from: 'combobox Countries',
        given: { press: ['ArrowDown'], until: { expanded: 'combobox Countries' } },
        expect: { collapsed: 'combobox Countries', focused: 'combobox Countries' },
      },
      {
        keys: ['Tab'],
        does: 'Adds what was typed if it’s the whole label of an option or can be added as new, closes the list and moves to the next element.',
        from: 'combobox Countries',
        given: { press: ['ArrowDown'], until: { expanded: 'combobox Countries' } },
        expect: { focused: 'button After', gone: 'option Germany' },
      },
    ],
  },
  screenReader: [
    'A combobox with a listbox of several selectable options, described by the selected ones.',
    'Each choice is announced (`addedLabel`, `removedLabel`), with `limitLabel` when it reaches the limit.',
    'The number of matches is announced while typing (`countLabel`), and `loadingLabel` while loading.',
    'Chips are a list with the label’s name. Their buttons aren’t in the tab order: selected options can also be deselected in the list.',
  ],
  dos: [
    'Group options by what users look for.',
    'Set `allLabel` where users filter first and want everything that is left, such as all servers of a data centre.',
    'With `createLabel`, check new values on the server, too.',
  ],
  donts: [
    'Do not use more than a thousand options if the form must work without JavaScript: the native select then contains only the selected ones. New values can’t be added there.',
    'Do not use it for a few options: a CheckboxGroup shows them all.',
  ],
};
