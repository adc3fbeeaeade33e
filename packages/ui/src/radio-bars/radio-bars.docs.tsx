import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { RadioBars } from './radio-bars.tsx';

export const docs: ComponentDocs = {
  name: 'RadioBars',
  summary:
    'Lets users select one of a few options that differ in size, such as plans by RAM or terms by price. The bars are the picture; show the figures of the selected option in words beside it. For options that differ in words, use RadioTiles.',
  apg: 'radio',
  anatomy: [
    ['root', 'The `<fieldset>`, with the parts of Fieldset.'],
    ['column', 'One option, a `<label>` around a radio button; all of it is clickable.'],
    ['bars', 'The bars of an option, an SVG without text alternative.'],
    ['label', 'The name below the bars.'],
    ['note', 'The second line below the bars, read as the description.'],
    ['series', 'The legend of the bars.'],
  ],
  keyboard: {
    specimen: () => (
      <RadioBars
        id="docs-term"
        legend="Term"
        name="docs-term"
        defaultValue="1"
        options={[
          { value: '1', label: '1 month', bars: [1] },
          { value: '6', label: '6 months', bars: [0.95] },
          { value: '12', label: '12 months', bars: [0.9] },
        ]}
      />
    ),
    rows: [
      {
        keys: ['ArrowDown', 'ArrowRight'],
        does: 'Selects the next option.',
        from: 'radio 1 month',
        expect: { checked: 'radio 6 months', focused: 'radio 6 months' },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'Selects the previous option, from the first to the last, except in WebKitGTK.',
        from: 'radio 1 month',
        expect: { checked: 'radio 12 months', focused: 'radio 12 months' },
      },
    ],
  },
  screenReader: [
    'A group labelled by its legend. Radio buttons are named by their label and described by their note; bars and their legend are not announced.',
  ],
  dos: ['Give heights as shares of the largest option, all on one scale.'],
  donts: ['Do not use more than eight options: columns narrower than a finger are hard to hit on phones.'],
};
