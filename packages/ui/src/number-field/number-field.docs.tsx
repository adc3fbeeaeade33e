import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { NumberField } from './number-field.tsx';

export const docs: ComponentDocs = {
  name: 'NumberField',
  summary:
    'A number to type or to step. What is typed is brought into the bounds when it is done, never while typing; commas, points and spaces are understood. For a rough choice take Slider, for codes and card numbers TextField.',
  apg: 'spinbutton',
  anatomy: [
    ['root', 'Label, hint, box and error.'],
    ['label', 'The label; in the document also when `labelHidden`.'],
    ['requirement', 'Wording beside the label: “optional”.'],
    ['hint', 'Help that is needed before typing.'],
    ['control', 'What holds the control.'],
    ['error', 'What is wrong, with a sign.'],
    ['box', 'The frame around buttons, input and unit.'],
    ['unit', 'After the figure: “GB”.'],
  ],
  keyboard: {
    specimen: () => (
      <>
        <NumberField
          label="Memory"
          defaultValue={8}
          min={1}
          max={64}
          smallStep={0.5}
          increaseLabel="More"
          decreaseLabel="Less"
        />
        <NumberField label="Disk" increaseLabel="More disk" decreaseLabel="Less disk" />
      </>
    ),
    rows: [
      {
        keys: ['ArrowUp'],
        does: 'One step more.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '9'] },
      },
      {
        keys: ['ArrowDown'],
        does: 'One step less.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '7'] },
      },
      {
        keys: ['PageUp', 'Shift+ArrowUp'],
        does: 'Ten steps more, or `largeStep`.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '18'] },
      },
      {
        keys: ['PageDown', 'Shift+ArrowDown'],
        does: 'Ten steps less, not below `min`.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '1'] },
      },
      {
        keys: ['Alt+ArrowUp'],
        does: 'One `smallStep` more; with ArrowDown less.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '8.5'] },
      },
      {
        keys: ['Home'],
        does: 'Goes to `min`, if it is given.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '1'] },
      },
      {
        keys: ['End'],
        does: 'Goes to `max`, if it is given.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '64'] },
      },
      {
        keys: ['Enter'],
        press: ['Control+a', '8', '0', '0', 'Enter'],
        does: 'Takes over what was typed, brought into the bounds: 800 becomes 64.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '64'] },
      },
      {
        keys: ['Tab'],
        press: ['Control+a', '8', '0', '0', 'Tab'],
        does: 'Does the same and leaves; the buttons are for the mouse and are passed over.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '64'], focused: 'spinbutton Disk' },
      },
    ],
  },
  screenReader: [
    'Announced as a spin button with value and bounds; `valueText` adds the unit: “16 GB”.',
    'Hint and error are its description.',
  ],
  dos: ['Set `min`, `max` and `step` to what can be ordered.', 'Give `valueText` wherever there is a unit.'],
  donts: [
    'Do not use it for figures that are no quantity: postcodes, card numbers.',
    'Do not correct while someone types.',
  ],
};
