import { useState } from 'react';
import type { ComponentDocs } from '../../docs-page/component-docs.ts';
import { RangeFilter } from './range-filter.tsx';

function Specimen() {
  const [value, setValue] = useState<readonly [number, number]>([20, 60]);
  return (
    <RangeFilter
      legend="Price a month"
      fromLabel="From"
      toLabel="To"
      value={value}
      onValueChange={setValue}
      page={10}
      valueText={(one) => `€${one}`}
      resetLabel="Any price"
      swappedMessage="The bounds were swapped"
    />
  );
}

export const docs: ComponentDocs = {
  name: 'RangeFilter',
  summary:
    'Two bounds of a filter, by thumbs and by typing, with a histogram behind them and a way back to the whole range. For one value take Slider.',
  apg: 'slider-multithumb',
  anatomy: [
    ['root', 'The `<fieldset>`.'],
    ['box', 'The frame of a typed bound.'],
    ['input', 'A typed bound.'],
    ['area', 'Line and thumbs.'],
    ['thumb', 'A bound on the line, `role="slider"`.'],
    ['reset', 'Back to the whole range.'],
    ['message', 'Announces that typed bounds were swapped.'],
    ['result', 'Announces `resultText`.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['ArrowRight', 'ArrowUp'],
        does: 'Moves the focused bound one step up.',
        from: 'slider From',
        expect: { value: ['slider From', '21'] },
      },
      {
        keys: ['ArrowLeft', 'ArrowDown'],
        does: 'One step down.',
        from: 'slider From',
        expect: { value: ['slider From', '19'] },
      },
      {
        keys: ['PageUp', 'Shift+ArrowRight'],
        does: 'A large step up.',
        from: 'slider From',
        expect: { value: ['slider From', '30'] },
      },
      {
        keys: ['PageDown', 'Shift+ArrowLeft'],
        does: 'A large step down.',
        from: 'slider To',
        expect: { value: ['slider To', '50'] },
      },
      {
        keys: ['Home'],
        does: 'On the upper bound: goes down to the lower one, not past it.',
        from: 'slider To',
        expect: { value: ['slider To', '20'], focused: 'slider To' },
      },
      {
        keys: ['End'],
        does: 'On the lower bound: goes up to the upper one.',
        from: 'slider From',
        expect: { value: ['slider From', '60'], focused: 'slider From' },
      },
      {
        keys: ['Home'],
        does: 'On the lower bound: goes to the least.',
        from: 'slider From',
        expect: { value: ['slider From', '0'] },
      },
      {
        keys: ['End'],
        does: 'On the upper bound: goes to the most.',
        from: 'slider To',
        expect: { value: ['slider To', '100'] },
      },
      { keys: ['Tab'], does: 'Goes to the other bound.', from: 'slider From', expect: { focused: 'slider To' } },
      {
        keys: ['Enter'],
        press: ['Control+a', '3', '5', 'Enter'],
        does: 'In a typed bound: takes over what was typed, brought into the range.',
        from: 'textbox From',
        expect: { value: ['slider From', '35'] },
      },
      {
        keys: ['Enter'],
        press: ['Control+a', '9', '0', 'Enter'],
        does: 'In a typed bound that crosses the other: swaps them and says so.',
        from: 'textbox From',
        expect: { value: ['slider To', '90'], shown: 'text The bounds were swapped' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the reset: the whole range.',
        from: 'button Any price',
        expect: { value: ['slider From', '0'] },
      },
    ],
  },
  screenReader: [
    'A group named by its legend; each bound is a slider and a text field of the same name.',
    'Each thumb ends at the other, so the least and the greatest value that are announced are always true.',
    '`resultText` (“23 plans”) is announced half a second after it stops changing.',
  ],
  dos: [
    'Give `counts`: an empty range is seen before it is chosen.',
    'Load by `onValueCommit`, not by `onValueChange`.',
    'Set `names`, so that the form works without script.',
  ],
  donts: ['Do not clamp while someone types.', 'Do not use it where both bounds are rarely needed.'],
};
