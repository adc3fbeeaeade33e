import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/range-filter.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './range-filter.docs.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { RangeFilter } from './range-filter.tsx';
import type { Range } from './range-value.ts';

const meta: Meta<typeof RangeFilter> = { title: 'Choices/RangeFilter', component: RangeFilter };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const noop = (): undefined => undefined;
const stops = [5, 8, 12, 20, 30, 50, 80, 120, 200, 320, 500];
const counts = [2, 6, 14, 22, 17, 19, 12, 8, 5, 3, 1];

function Example() {
  const [value, setValue] = useState<Range>([12, 200]);
  return (
    <div style={{ maxWidth: 320 }}>
      <RangeFilter
        legend="Price per month"
        fromLabel="From"
        toLabel="To"
        value={value}
        onValueChange={setValue}
        stops={stops}
        counts={counts}
        countsLabel="Most servers cost 20 to 50 euros"
        unit="€"
        valueText={(amount) => `${amount} euros`}
        decimalComma
        resetLabel="Reset"
        swappedMessage="Minimum and maximum were swapped"
        resultText="97 servers"
      />
    </div>
  );
}

/** Variants and states for the visual tests. */
export const Matrix: StoryObj = {
  parameters: pictured(),
  render: () => <Example />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const upper = canvas.getByRole('slider', { name: 'To' });
    upper.focus();
    await userEvent.keyboard('{Home}');
    await expect(upper).toHaveAttribute('aria-valuetext', '12 euros');
    await expect(upper).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}');
    await expect(upper).toHaveAttribute('aria-valuetext', '200 euros');
  },
};

/** Both thumbs at the end, where the lower one can still be dragged; and a vertical range. */
export const MatrixEdges: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Inline gap={64} align="start">
      {(['horizontal', 'vertical'] as const).map((orientation) => (
        <RangeFilter
          key={orientation}
          legend="Memory"
          fromLabel="From"
          toLabel="To"
          value={orientation === 'horizontal' ? [100, 100] : [25, 60]}
          onValueChange={noop}
          valueText={(amount) => `${amount} GB`}
          unit="GB"
          orientation={orientation}
          resetLabel="Reset"
          swappedMessage="Minimum and maximum were swapped"
          style={{ inlineSize: 240 }}
        />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const [lower] = canvas.getAllByRole('slider', { name: 'From' });
    const { x, y, width, height } = lower?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(hit).toBe(lower);
  },
};

/** With few steps, bars are wide. Those at the ends stay inside. */
export const FewBars: StoryObj = {
  render: () => (
    <RangeFilter
      legend="Disks"
      fromLabel="From"
      toLabel="To"
      max={3}
      counts={[7, 9, 6, 8]}
      countsLabel="Most servers have one disk"
      valueText={(disks) => `${disks} disks`}
      resetLabel="Reset"
      swappedMessage="Minimum and maximum were swapped"
      style={{ inlineSize: 240, marginInline: 60 }}
    />
  ),
  play: async ({ canvas }) => {
    const histogram = canvas.getByRole('img', { name: 'Most servers have one disk' });
    const filter = histogram.closest('[data-component="range-filter"]');
    const { left, right } = filter?.getBoundingClientRect() ?? new DOMRect();
    const { top, height } = histogram.getBoundingClientRect();
    const at = (x: number) => document.elementFromPoint(x, top + height / 2);
    await expect(histogram).toContainElement(at(left + 14) as SVGElement);
    await expect(histogram).toContainElement(at(right - 14) as SVGElement);
    await expect(filter).not.toContainElement(at(left - 8) as HTMLElement);
    await expect(filter).not.toContainElement(at(right + 8) as HTMLElement);
  },
};

/** A typed bound is adjusted to the widest range, and a pushed one to its distance. Both are announced. */
export const Adjusts: StoryObj = {
  render: () => (
    <RangeFilter
      legend="Maintenance window"
      fromLabel="From"
      toLabel="To"
      defaultValue={[6, 10]}
      max={24}
      gap={3}
      maxRange={6}
      collision="push"
      valueText={(hour) => `${hour}:00`}
      resetLabel="All day"
      swappedMessage="Minimum and maximum were swapped"
      adjustedMessage={([from, to]) => `Adjusted to ${from}:00–${to}:00`}
    />
  ),
  play: async ({ canvas }) => {
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '20{Enter}');
    await expect(canvas.getByText('Adjusted to 6:00–12:00')).toHaveAttribute('role', 'status');
    canvas.getByRole('slider', { name: 'From' }).focus();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('Adjusted to 21:00–24:00')).toHaveAttribute('role', 'status');
  },
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);

/** Thumbs that push, or take each other's place; a range of three to six hours. */
export const MatrixCollisions: StoryObj = {
  parameters: pictured(),
  render: () => (
    <Stack gap={32} style={{ maxInlineSize: 320 }}>
      {(['stop', 'push', 'swap'] as const).map((collision) => (
        <RangeFilter
          key={collision}
          legend={`Maintenance window, ${collision}`}
          fromLabel="From"
          toLabel="To"
          defaultValue={[6, 10]}
          max={24}
          maxRange={6}
          gap={3}
          collision={collision}
          valueText={(hour) => `${hour}:00`}
          resetLabel="All day"
          swappedMessage="Minimum and maximum were swapped"
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const hours = () => canvas.getAllByRole('slider').map((thumb) => thumb.getAttribute('aria-valuetext'));
    for (const upper of canvas.getAllByRole('slider', { name: 'From' })) {
      upper.focus();
      await userEvent.keyboard('{PageUp}');
    }
    await expect(hours()).toEqual(['7:00', '10:00', '9:00', '12:00', '7:00', '10:00']);
  },
};
