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
      swappedMessage="Minimum and maximum were swapped"
    />
  );
}

export const docs: ComponentDocs = {
  name: 'RangeFilter',
  summary:
    'Selects a range with two thumbs or text fields, with an optional histogram and a reset button. For a single value, use Slider.',
  apg: 'slider-multithumb',
  anatomy: [
    ['root', 'The `<fieldset>`.'],
    ['box', 'The box around a text field.'],
    ['input', 'The text field of a bound.'],
    ['area', 'Track and thumbs.'],
    ['thumb', 'A thumb, `role="slider"`.'],
    ['reset', 'The reset button.'],
    ['message', 'Announces that the bounds were swapped or adjusted.'],
    ['result', 'Announces `resultText`.'],
  ],
  keyboard: {
    specimen: Specimen,
    rows: [
      {
        keys: ['ArrowRight', 'ArrowUp'],
        does: 'Increases the focused bound by one step.',
        from: 'slider From',
        expect: { value: ['slider From', '21'] },
      },
      {
        keys: ['ArrowLeft', 'ArrowDown'],
        does: 'Decreases the focused bound by one step.',
        from: 'slider From',
        expect: { value: ['slider From', '19'] },
      },
      {
        keys: ['PageUp', 'Shift+ArrowRight'],
        does: 'Increases the focused bound by a large step.',
        from: 'slider From',
        expect: { value: ['slider From', '30'] },
      },
      {
        keys: ['PageDown', 'Shift+ArrowLeft'],
        does: 'Decreases the focused bound by a large step.',
        from: 'slider To',
        expect: { value: ['slider To', '50'] },
      },
      {
        keys: ['Home'],
        does: 'On the upper bound, sets it to the lower bound.',
        from: 'slider To',
        expect: { value: ['slider To', '20'], focused: 'slider To' },
      },
      {
        keys: ['End'],
        does: 'On the lower bound, sets it to the upper bound.',
        from: 'slider From',
        expect: { value: ['slider From', '60'], focused: 'slider From' },
      },
      {
        keys: ['Home'],
        does: 'On the lower bound, sets the minimum.',
        from: 'slider From',
        expect: { value: ['slider From', '0'] },
      },
      {
        keys: ['End'],
        does: 'On the upper bound, sets the maximum.',
        from: 'slider To',
        expect: { value: ['slider To', '100'] },
      },
      { keys: ['Tab'], does: 'Moves focus to the other bound.', from: 'slider From', expect: { focused: 'slider To' } },
      {
        keys: ['Enter'],
        press: ['Control+a', '3', '5', 'Enter'],
        does: 'In a text field, commits the value and clamps it.',
        from: 'textbox From',
        expect: { value: ['slider From', '35'] },
      },
      {
        keys: ['Enter'],
        press: ['Control+a', '9', '0', 'Enter'],
        does: 'In a text field with a value beyond the other bound, swaps the bounds and announces it.',
        from: 'textbox From',
        expect: { value: ['slider To', '90'], shown: 'text Minimum and maximum were swapped' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'On the reset button, restores the full range.',
        from: 'button Any price',
        expect: { value: ['slider From', '0'] },
      },
    ],
  },
  screenReader: [
    'On touch screens, each thumb contains a native `<input type="range">`, which VoiceOver and TalkBack adjust by swiping up and down.',
    'A group labelled by its legend. Each bound is a slider and a text field with the same name.',
    'Each thumb is limited by the other, and the announced minimum and maximum reflect this.',
    '`adjustedMessage` announces a bound that was moved to fit: a typed one because of a limit, or the other one because a thumb pushed it.',
    '`resultText` (“23 plans”) is announced half a second after its last change.',
  ],
  dos: [
    'Set `counts`, so that users see empty ranges.',
    'Load data in `onValueCommit`, not in `onValueChange`.',
    'Set `collision="push"` where the width of the range matters more than its bounds, such as hours of a day.',
    'Set `adjustedMessage` with `gap`, `maxRange` or `collision="push"`, so that nobody misses that the other bound moved.',
    'Set `names`, so that the form works without JavaScript.',
  ],
  donts: ['Do not clamp values while users are typing.', 'Do not use it if both bounds are rarely needed.'],
};
