import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Price } from '../price/price.tsx';
import { Stack } from '../stack/stack.tsx';
import { NumberField } from './number-field.tsx';

const meta: Meta<typeof NumberField> = { title: 'Fields/NumberField', component: NumberField };
export default meta;

/** A quantity that changes a price. `onValueChange` is called when a value is settled, not on every key. */
export const QuantityWithPrice: StoryObj = {
  render: function Example() {
    const [count, setCount] = useState(1);
    return (
      <Stack gap={16}>
        <NumberField
          label="IPv4 addresses"
          name="ipv4"
          value={count}
          onValueChange={(next) => setCount(next ?? 1)}
          min={1}
          max={16}
          increaseLabel="One more address"
          decreaseLabel="One address less"
        />
        <p role="status">
          <Price
            amount={{ cents: 250 * count }}
            currency={{ short: 'EUR' }}
            locale="en"
            period="/mo"
            periodLabel="a month"
          />
        </p>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more address' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('€5');
  },
};

/** If a typed value is out of bounds, it’s set to the nearest one. Say so with `onAdjust`. */
export const SaysWhatWasAdjusted: StoryObj = {
  render: function Example() {
    const [note, setNote] = useState('');
    return (
      <Stack gap={8}>
        <NumberField
          label="Storage"
          name="storage"
          defaultValue={100}
          min={50}
          max={2000}
          step={50}
          unit="GB"
          valueText={(value) => `${value} GB`}
          onValueChange={() => setNote('')}
          onAdjust={(typed, settled) => setTimeout(() => setNote(`${typed} GB isn’t available. Set to ${settled} GB.`))}
          increaseLabel="More storage"
          decreaseLabel="Less storage"
        />
        <p role="status">{note}</p>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Storage' });
    await userEvent.clear(field);
    await userEvent.type(field, '5000{Enter}');
    await expect(await canvas.findByText('5000 GB isn’t available. Set to 2000 GB.')).toBeVisible();
    await expect(field).toHaveValue('2000');
  },
};

/** Amounts of money: two decimals, typed with a point or a comma. The form sends the plain number. */
export const AmountOfMoney: StoryObj = {
  render: () => (
    <NumberField
      label="Top-up amount"
      name="amount"
      defaultValue={50}
      min={5}
      max={10_000}
      step={5}
      smallStep={0.01}
      unit="€"
      format={(value) => value.toFixed(2)}
      increaseLabel="5 euros more"
      decreaseLabel="5 euros less"
    />
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Top-up amount' });
    await userEvent.clear(field);
    await userEvent.type(field, '12,5');
    await userEvent.tab();
    await expect(field).toHaveValue('12.50');
  },
};

/** An optional limit starts empty: `null`, not zero. */
export const EmptyMeansNoLimit: StoryObj = {
  render: () => (
    <NumberField
      label="Traffic limit"
      name="limit"
      requirement="optional"
      hint="Without a limit, we only send a warning."
      defaultValue={null}
      min={1}
      max={100}
      unit="TB"
      increaseLabel="More traffic"
      decreaseLabel="Less traffic"
    />
  ),
};
