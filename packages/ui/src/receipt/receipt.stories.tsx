import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/receipt.tsx';
import { CheckboxGroup } from '../checkbox-group/checkbox-group.tsx';
import { Price } from '../price/price.tsx';
import { RollingPrice } from '../rolling-price/rolling-price.tsx';
import { Stack } from '../stack/stack.tsx';
import { Receipt } from './receipt.tsx';

const meta: Meta<typeof Receipt> = { title: 'Forms/Receipt', component: Receipt };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const euro = (decimal: string) => <Price amount={{ decimal }} currency={{ short: 'EUR' }} locale="en" fixed mono />;
const rouble = (decimal: string) => <Price amount={{ decimal }} currency={{ short: 'RUR' }} locale="ru" fixed mono />;

/** Lines with and without notes, a discount, long and Russian text, and as paper. */
export const Matrix: StoryObj = {
  parameters: pictured('high-contrast', 'forced-colors', 'rtl'),
  render: () => (
    <Stack gap={48}>
      <Receipt
        caption="Receipt"
        lines={[
          { label: 'NVMe 3', note: ', 12 months', amount: euro('144') },
          { label: 'Additional IPv4 address', note: ' × 3, 12 months', amount: euro('72') },
          { label: 'Promo code WELCOME', amount: euro('-36') },
          { label: 'VAT 19 %', amount: euro('34.2') },
        ]}
        totalLabel="Total"
        total={euro('214.2')}
      />
      <Receipt
        caption="К оплате"
        lines={[
          {
            label: 'Виртуальный сервер «NVMe 6» с панелью управления и резервным копированием каждый день',
            note: ', 3 месяца',
            amount: rouble('12450'),
          },
          { label: 'Rechtsschutzversicherungsgesellschaftsangelegenheiten', amount: rouble('1') },
        ]}
        totalLabel="Итого"
        total={rouble('12451')}
      />
      <Receipt
        variant="paper"
        caption="Order"
        lines={[
          { label: 'NVMe 3', note: ', 12 months', amount: euro('144') },
          { label: 'Backup', note: ', 12 months', amount: euro('36') },
        ]}
        totalLabel="Total"
        total={euro('180')}
        style={{ maxInlineSize: 400 }}
      />
      <Receipt
        variant="paper"
        caption="Заказ"
        lines={[]}
        totalLabel="Итого"
        total={rouble('0')}
        style={{ maxInlineSize: 320 }}
      />
    </Stack>
  ),
};

const options = [
  { id: 'plan', label: 'NVMe 3', cents: 1200 },
  { id: 'address', label: 'Additional IPv4 address', cents: 200 },
  { id: 'backup', label: 'Daily backups', cents: 300 },
];

/** Added lines open, removed ones close, and the sum rolls and is announced. */
export const Growing: StoryObj = {
  render: function Render() {
    const [chosen, setChosen] = useState(['plan', 'backup']);
    const lines = options.filter(({ id }) => chosen.includes(id));
    return (
      <Stack gap={24} style={{ maxInlineSize: 400 }}>
        <CheckboxGroup
          legend="Options"
          name="options"
          options={options.map(({ id, label }) => ({ value: id, label }))}
          value={chosen}
          onValueChange={setChosen}
        />
        <Receipt
          variant="paper"
          caption="Order"
          lines={lines.map(({ id, label, cents }) => ({ id, label, amount: euro(String(cents / 100)) }))}
          totalLabel="Total"
          total={
            <RollingPrice
              amount={{ cents: lines.reduce((sum, { cents }) => sum + cents, 0) }}
              currency={{ short: 'EUR' }}
              locale="en"
              fixed
              mono
              announcement={(price) => `Total ${price}`}
            />
          }
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Order' });
    const lines = () => within(table).getAllByRole('rowheader').length;
    await expect(table.querySelector('[data-change]')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Additional IPv4 address' }));
    await expect(within(table).getByRole('row', { name: /^Additional IPv4 address/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Daily backups' }));
    await waitFor(() => expect(lines()).toBe(3));
    await waitFor(() => expect(table.querySelector('[data-change]')).toBeNull());
    await waitFor(() => expect(canvas.getByText('Total €14.00')).toHaveAttribute('role', 'status'));
  },
};

/** Each amount belongs to its row header. */
export const RowHeaders: StoryObj = {
  render: () => (
    <Receipt
      caption="Receipt"
      lines={[{ id: 'plan', label: 'NVMe 3', note: ' × 2', amount: '€24' }]}
      totalLabel="Total"
      total="€24"
    />
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Receipt' });
    await expect(within(table).getByRole('rowheader', { name: /^NVMe 3\s*× 2$/ })).toBeVisible();
    await expect(within(table).getByRole('row', { name: 'Total €24' })).toBeVisible();
  },
};
