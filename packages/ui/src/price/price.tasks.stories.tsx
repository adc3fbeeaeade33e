import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Stack } from '../stack/stack.tsx';
import { Table } from '../table/table.tsx';
import { Price } from './price.tsx';

const meta: Meta<typeof Price> = { title: 'Tables and lists/Price', component: Price };
export default meta;

/** The lowest price of a product. The period is written short and announced in full. */
export const FromAMonth: StoryObj = {
  render: () => (
    <Price
      from="from"
      amount={{ cents: 450 }}
      currency={{ short: 'EUR' }}
      locale="en"
      period="/mo"
      periodLabel="a month"
      size="large"
    />
  ),
};

/** An offer with its regular price. Screen readers announce `oldLabel`, because most ignore struck text. */
export const WithDiscount: StoryObj = {
  render: () => (
    <Price
      amount={{ cents: 1020 }}
      old={{ cents: 1200 }}
      oldLabel="instead of"
      discount="−15 %"
      currency={{ short: 'EUR' }}
      locale="en"
      period="/mo"
      periodLabel="a month"
      note="then €12 a month"
      size="large"
    />
  ),
};

/** Amounts in a column: two decimals, monospaced, with signs for changes of a balance. */
export const Transactions: StoryObj = {
  render: () => (
    <Table
      caption="Transactions"
      rows={[
        { id: '3', text: 'Top-up by card', cents: 50_00 },
        { id: '2', text: 'Renewal of web-01', cents: -12_00 },
        { id: '1', text: 'Traffic in October', cents: -1_35 },
      ]}
      rowKey={({ id }) => id}
      columns={[
        { id: 'text', header: 'Transaction', rowHeader: true, cell: ({ text }) => text },
        {
          id: 'amount',
          header: 'Amount',
          align: 'end',
          nowrap: true,
          cell: ({ cents }) => <Price amount={{ cents }} currency={{ short: 'EUR' }} locale="en" fixed mono signed />,
        },
      ]}
    />
  ),
};

/** Prices are kept in one currency and multiplied exactly for the one that people choose. */
export const ChosenCurrency: StoryObj = {
  render: function Example() {
    const currencies = {
      EUR: { short: 'EUR' },
      USD: { short: 'USD', multiplier: '1.0843' },
      GBP: { short: 'GBP', multiplier: '0.8412' },
    };
    const [currency, setCurrency] = useState<keyof typeof currencies>('EUR');
    return (
      <Stack gap={16}>
        <RadioGroup
          legend="Currency"
          name="currency"
          inline
          value={currency}
          onValueChange={(value) => setCurrency(value === 'USD' || value === 'GBP' ? value : 'EUR')}
          options={[
            { value: 'EUR', label: 'Euro' },
            { value: 'USD', label: 'US dollar' },
            { value: 'GBP', label: 'Pound sterling' },
          ]}
        />
        <Price
          amount={{ cents: 1200 }}
          currency={currencies[currency]}
          locale="en"
          period="/mo"
          periodLabel="a month"
          size="large"
        />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'US dollar' }));
    await expect(canvasElement.querySelector('data')).toHaveTextContent('$13.01');
  },
};

/** Nothing to pay, and a price that isn’t known: words instead of zero, a dash with an announced reason. */
export const FreeAndOnRequest: StoryObj = {
  render: () => (
    <Stack gap={8}>
      <Price amount={{ cents: 0 }} free="Free" currency={{ short: 'EUR' }} locale="en" />
      <Price amount={null} unknownLabel="price on request" currency={{ short: 'EUR' }} locale="en" />
    </Stack>
  ),
};
