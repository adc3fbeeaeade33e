import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { RadioTiles } from './radio-tiles.tsx';

function Terms() {
  const [value, setValue] = useState('1');
  return (
    <RadioTiles
      id="docs-term"
      legend="Term"
      name="docs-term"
      value={value}
      onValueChange={setValue}
      options={[
        { value: '1', title: '1 month' },
        { value: '3', title: '3 months', disabled: true },
        { value: '6', title: '6 months' },
      ]}
    />
  );
}

export const docs: ComponentDocs = {
  name: 'RadioTiles',
  summary:
    'Lets users select one of many options that differ in a word and a price, such as locations, versions or terms. Tiles are a component of their own instead of a layout of RadioCards: they have no radio mark, so that many fit on a phone, they can be split into rows and tabs of one choice, and an option that conflicts with other selections stays selectable. For options with a description to read, use RadioCards.',
  apg: 'radio',
  anatomy: [
    ['root', 'The `<fieldset>`, with the parts of Fieldset.'],
    ['[data-component="radio-tile-list"]', 'The tiles.'],
    ['[data-component="radio-tile-rows"]', 'Rows of tiles with a common label, such as the versions of a system.'],
    ['tile', 'One option, a `<label>` around a radio button; all of it is clickable.'],
    ['price', 'The price at the end of the first line, read with the title.'],
    ['description', 'The description below the title, with the conflict.'],
    ['row', 'A label with its tiles.'],
    ['label', 'The label of a row.'],
    ['count', 'The number of options of a collapsed row.'],
    ['revealed', 'Content that belongs to an option, shown while it’s selected.'],
  ],
  keyboard: {
    specimen: () => <Terms />,
    rows: [
      {
        keys: ['ArrowDown', 'ArrowRight'],
        does: 'Selects the next enabled tile.',
        from: 'radio 1 month',
        expect: { checked: 'radio 6 months', focused: 'radio 6 months' },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'Selects the previous tile, from the first to the last, except in WebKitGTK.',
        from: 'radio 1 month',
        expect: { checked: 'radio 6 months', focused: 'radio 6 months' },
      },
    ],
  },
  screenReader: [
    'A group labelled by its legend. Radio buttons are named by title and price, and described by description and conflict.',
    'In rows, the label is part of each name: “Debian 13”.',
  ],
  dos: [
    'Explain a `conflict` in a few words and offer solutions next to the tiles.',
    'Sort disabled options last: on phones, they span the row.',
    'Give RadioTileList and RadioTileRows of one choice the same `name`, in one Fieldset.',
  ],
  donts: [
    'Do not put links or buttons in a tile: clicking it selects it.',
    'Do not use tiles for yes or no: use Switch or Checkbox.',
  ],
};
