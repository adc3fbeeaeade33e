import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Slider } from './slider.tsx';

export const docs: ComponentDocs = {
  name: 'Slider',
  summary:
    'One value on a line, where being near is enough: memory, brightness. For an exact figure put a NumberField beside it, or take that alone; for two bounds RangeFilter, for volumes on sale VolumeSlider.',
  apg: 'slider',
  anatomy: [
    ['root', 'Name, value, line and reason.'],
    ['label', 'The name over the line.'],
    ['value', 'The value in words, over the line.'],
    ['area', 'Line, thumbs and marks.'],
    ['track', 'The line.'],
    ['still', 'The line with its thumbs as the server draws it, before script.'],
    ['range', 'The filled piece of the line.'],
    ['closed', 'What is beyond `limit`.'],
    ['thumb', 'What is moved, `role="slider"`; 44 px take touches. Escape takes a drag back.'],
    ['bubble', 'What follows the thumb.'],
    ['marks', 'Words under the line.'],
    ['limit', 'Why there is no more.'],
  ],
  keyboard: {
    specimen: () => (
      <Slider label="Memory" min={1} max={32} defaultValue={8} page={4} valueText={(value) => `${value} GB`} />
    ),
    rows: [
      {
        keys: ['ArrowRight', 'ArrowUp'],
        does: 'One step more; in right-to-left text ArrowLeft is more.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '9'] },
      },
      {
        keys: ['ArrowLeft', 'ArrowDown'],
        does: 'One step less.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '7'] },
      },
      {
        keys: ['PageUp', 'Shift+ArrowRight'],
        does: 'A large step more: `page` steps, by default a tenth of the line.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '12'] },
      },
      {
        keys: ['PageDown', 'Shift+ArrowLeft'],
        does: 'A large step less.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '4'] },
      },
      { keys: ['Home'], does: 'Goes to the least.', from: 'slider Memory', expect: { value: ['slider Memory', '1'] } },
      {
        keys: ['End'],
        does: 'Goes to the most that can be had.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '32'] },
      },
    ],
  },
  screenReader: [
    'A slider with its name, value and bounds; `valueText` is what is spoken: “8 GB”.',
    'The reason of `limit` is its description, and the limit its greatest value.',
  ],
  dos: ['Give the unit in `valueText`.', 'Use `stops` where even steps would waste most of the line.'],
  donts: [
    'Do not use it where one step too many costs money.',
    'Do not act on every movement: `onValueCommit` tells the end.',
  ],
};
