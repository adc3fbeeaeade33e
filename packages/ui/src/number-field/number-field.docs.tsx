import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { NumberField } from './number-field.tsx';

export const docs: ComponentDocs = {
  name: 'NumberField',
  summary:
    'A number input with step buttons. Typed values are clamped on blur or Enter, never while typing, and may contain commas, points and spaces. For approximate values, use Slider; for codes and card numbers, TextField.',
  apg: 'spinbutton',
  anatomy: [
    ['root', 'Label, hint, box and error.'],
    ['label', 'The label; visually hidden with `labelHidden`.'],
    ['requirement', 'Text next to the label: “optional”.'],
    ['hint', 'Help text.'],
    ['control', 'The box around the control.'],
    ['error', 'The error message with an icon.'],
    ['box', 'The frame around buttons, input and unit.'],
    ['unit', 'The unit after the number: “GB”.'],
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
        does: 'Increases the value by one step.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '9'] },
      },
      {
        keys: ['ArrowDown'],
        does: 'Decreases the value by one step.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '7'] },
      },
      {
        keys: ['PageUp', 'Shift+ArrowUp'],
        does: 'Increases the value by ten steps, or `largeStep`.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '18'] },
      },
      {
        keys: ['PageDown', 'Shift+ArrowDown'],
        does: 'Decreases the value by ten steps, but not below `min`.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '1'] },
      },
      {
        keys: ['Alt+ArrowUp'],
        does: 'Increases the value by `smallStep`. With ArrowDown, decreases it.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '8.5'] },
      },
      {
        keys: ['Home'],
        does: 'Sets the value to `min`, if given.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '1'] },
      },
      {
        keys: ['End'],
        does: 'Sets the value to `max`, if given.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '64'] },
      },
      {
        keys: ['Enter'],
        press: ['Control+a', '8', '0', '0', 'Enter'],
        does: 'Commits the typed value and clamps it: 800 becomes 64.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '64'] },
      },
      {
        keys: ['Tab'],
        press: ['Control+a', '8', '0', '0', 'Tab'],
        does: 'Commits the value and moves focus to the next field. The buttons are for mouse users and are skipped.',
        from: 'spinbutton Memory',
        expect: { value: ['spinbutton Memory', '64'], focused: 'spinbutton Disk' },
      },
    ],
  },
  screenReader: [
    'Announced as a spin button with its value and bounds. `valueText` adds the unit: “16 GB”.',
    'Described by the hint and error.',
  ],
  dos: ['Set `min`, `max` and `step` to the allowed values.', 'Set `valueText` if there is a unit.'],
  donts: [
    'Do not use it for numbers that aren’t quantities, such as postcodes and card numbers.',
    'Do not correct values while users are typing.',
  ],
};
