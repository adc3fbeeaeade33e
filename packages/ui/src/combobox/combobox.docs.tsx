import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Combobox } from './combobox.tsx';

export const docs: ComponentDocs = {
  name: 'Combobox',
  summary:
    'One of many known values, found by typing: countries, systems. Until script comes it is a native `<select>`, which goes on to hold the value for forms and autofill. Short lists are quicker as Select.',
  apg: 'combobox',
  anatomy: [
    ['root', 'Label, hint, box and error.'],
    ['label', 'The label; in the document also when `labelHidden`.'],
    ['hint', 'Help that is needed before typing.'],
    ['error', 'What is wrong, with a sign.'],
    ['box', 'The frame around the field.'],
    ['native', 'The `<select>` that holds the value.'],
    ['leading', 'The picture of the chosen one.'],
    ['input', 'The field, `role="combobox"`.'],
    ['chevron', 'Opens and closes, for the mouse.'],
    ['popup', 'The open list with its message.'],
    ['option', 'One choice; `data-active` on the one that Enter takes.'],
    ['message', '“Searching”, or that nothing was found.'],
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
        does: 'Opens the list at the chosen one, or the first.',
        from: 'combobox Country',
        expect: { expanded: 'combobox Country', active: 'option Germany' },
      },
      {
        keys: ['ArrowUp'],
        does: 'Opens the list at the chosen one, or the last.',
        from: 'combobox Country',
        expect: { expanded: 'combobox Country', active: 'option Norway' },
      },
      {
        keys: ['ArrowDown'],
        does: 'In the open list: goes to the next one; the focus stays in the field.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { active: 'option Germany' } },
        expect: { active: 'option Netherlands', focused: 'combobox Country' },
      },
      {
        keys: ['ArrowUp'],
        does: 'In the open list: goes to the one before; from the first to the last.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { active: 'option Germany' } },
        expect: { active: 'option Norway' },
      },
      {
        keys: ['PageDown'],
        does: 'In the open list: goes ten down, or to the last; the page stays where it is.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { active: 'option Germany' } },
        expect: { active: 'option Norway' },
      },
      {
        keys: ['PageUp'],
        does: 'In the open list: goes ten up, or to the first.',
        from: 'combobox Country',
        given: { press: ['ArrowUp'], until: { active: 'option Norway' } },
        expect: { active: 'option Germany' },
      },
      {
        keys: ['Alt+ArrowDown'],
        does: 'Opens the list without going anywhere.',
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
        keys: ['A letter'],
        press: ['n', 'o'],
        does: 'Narrows the list to what begins with the typed letters.',
        from: 'combobox Country',
        expect: { shown: 'option Norway', gone: 'option Germany' },
      },
      {
        keys: ['Enter'],
        does: 'Takes the active one and closes.',
        from: 'combobox Country',
        given: { press: ['ArrowDown', 'ArrowDown'], until: { active: 'option Netherlands' } },
        expect: { value: ['combobox Country', 'Netherlands'], collapsed: 'combobox Country' },
      },
      {
        keys: ['Escape'],
        does: 'Closes the list and takes back what was typed; a dialog around it stays open.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { expanded: 'combobox Country' } },
        expect: { collapsed: 'combobox Country', value: ['combobox Country', ''], focused: 'combobox Country' },
      },
      {
        keys: ['Tab'],
        does: 'Closes the list and goes on.',
        from: 'combobox Country',
        given: { press: ['ArrowDown'], until: { expanded: 'combobox Country' } },
        expect: { focused: 'button After', gone: 'option Germany' },
      },
    ],
  },
  screenReader: [
    'A combobox with a list; the active one is announced while the focus stays in the field.',
    'How many are left is announced while the list narrows (`countLabel`), and `loadingLabel` while it loads.',
    'A disabled one is announced with its reason.',
  ],
  dos: ['Order by what visitors look for.', 'Set `clearLabel` where no choice is an answer too.'],
  donts: [
    'Do not give more than a thousand options to a form that must work without script: its native select then holds the chosen one only.',
    'Do not use it for a handful of choices.',
    'Do not take it for free text: only values of the list are kept.',
  ],
};
