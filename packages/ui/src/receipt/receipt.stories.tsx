import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/receipt.tsx';
import { Price } from '../price/price.tsx';
import { Stack } from '../stack/stack.tsx';
import { Receipt } from './receipt.tsx';

const meta: Meta<typeof Receipt> = { title: 'Forms/Receipt', component: Receipt };
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };

const euro = (decimal: string) => <Price amount={{ decimal }} currency={{ short: 'EUR' }} locale="en" fixed mono />;
const rouble = (decimal: string) => <Price amount={{ decimal }} currency={{ short: 'RUR' }} locale="ru" fixed mono />;

/** Lines with and without notes, a discount, long and Russian text. */
export const Matrix: StoryObj = {
  parameters: pictured(),
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
    </Stack>
  ),
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
