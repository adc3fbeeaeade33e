import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { Slider } from './slider.tsx';

export const docs: ComponentDocs = {
  name: 'Slider',
  summary:
    'Selects an approximate value, such as memory or brightness. For exact values, use NumberField instead or in addition; for a range, RangeFilter; for disk volumes, VolumeSlider.',
  apg: 'slider',
  anatomy: [
    ['root', 'Label, value, track and reason.'],
    ['label', 'The label above the track.'],
    ['value', 'The value as text above the track.'],
    ['area', 'Track, thumbs and marks.'],
    ['track', 'The track.'],
    ['still', 'The server-rendered track and thumbs, before hydration.'],
    ['range', 'The filled part of the track.'],
    ['closed', 'The part beyond `limit`.'],
    ['thumb', 'The thumb, `role="slider"`, with a 44 px touch target. Escape cancels a drag.'],
    ['bubble', 'The bubble at the thumb.'],
    ['marks', 'Labels below the track, within the width of the slider.'],
    ['limit', 'The reason for the limit.'],
  ],
  keyboard: {
    specimen: () => (
      <Slider label="Memory" min={1} max={32} defaultValue={8} page={4} valueText={(value) => `${value} GB`} />
    ),
    rows: [
      {
        keys: ['ArrowRight', 'ArrowUp'],
        does: 'Increases the value by one step. In right-to-left text, use ArrowLeft.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '9'] },
      },
      {
        keys: ['ArrowLeft', 'ArrowDown'],
        does: 'Decreases the value by one step.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '7'] },
      },
      {
        keys: ['PageUp', 'Shift+ArrowRight'],
        does: 'Increases the value by a large step: `page` steps, by default a tenth of the track.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '12'] },
      },
      {
        keys: ['PageDown', 'Shift+ArrowLeft'],
        does: 'Decreases the value by a large step.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '4'] },
      },
      {
        keys: ['Home'],
        does: 'Sets the minimum value.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '1'] },
      },
      {
        keys: ['End'],
        does: 'Sets the maximum available value.',
        from: 'slider Memory',
        expect: { value: ['slider Memory', '32'] },
      },
    ],
  },
  screenReader: [
    'On touch screens, each thumb contains a native `<input type="range">`, which VoiceOver and TalkBack adjust by swiping up and down.',
    'A slider with its name, value and bounds. `valueText` is announced: “8 GB”.',
    'The reason of `limit` is its description, and the limit its maximum.',
  ],
  dos: ['Include the unit in `valueText`.', 'Use `stops` if even steps would waste most of the track.'],
  donts: ['Do not use it if a wrong step costs money.', 'Do not act on every movement: use `onValueCommit`.'],
};
