import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/order-summary.tsx';
import { Button } from '../button/button.tsx';
import { Price } from '../price/price.tsx';
import { Stack } from '../stack/stack.tsx';
import { OrderSummary, OrderSummaryBar } from './order-summary.tsx';

const price = (decimal: string, locale = 'en', size?: 'large') => (
  <Price mono fixed amount={{ decimal }} currency={{ short: 'EUR' }} locale={locale} size={size} />
);

const meta = {
  title: 'Forms/OrderSummary',
  component: OrderSummary,
  args: {
    title: 'NVMe 3',
    description: '2 vCPU · 4 GB · 80 GB NVMe',
    lines: [
      { id: 'plan', label: 'NVMe 3', quantity: '× 2', amount: price('27') },
      { id: 'term', label: 'Discount for longer terms', amount: price('-2.7'), discount: true },
      { id: 'vat', label: 'VAT 19%', amount: price('4.62') },
    ],
    totalLabel: 'Total for 1 month',
    total: price('28.92', 'en', 'large'),
    notes: ['Renews at €32.13 for 1 month', null],
    action: (
      <Button variant="action" size="large" stretched>
        Continue to account
      </Button>
    ),
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Summary with discount, quantity and notes, a short one, long Russian text, and the bar of small windows. */
export const Matrix: Story = {
  parameters: pictured(),
  render: (args) => (
    <Stack gap={32} style={{ maxInlineSize: 400 }}>
      <OrderSummary {...args} />
      <OrderSummary
        title="Backup storage, 500 GB"
        lines={[{ id: 'plan', label: '500 GB', amount: price('5') }]}
        totalLabel="Total for 1 month"
        total={price('5', 'en', 'large')}
      />
      <OrderSummary
        title="Выделенный сервер EPYC 9354P"
        description="32 × 3,25 ГГц · Франкфурт"
        lines={[
          { id: 'plan', label: 'EPYC 9354P', amount: price('1084.9', 'ru') },
          {
            id: 'panel',
            label: 'Панель управления cPanel Premier, лицензия на 100 учётных записей',
            amount: price('49', 'ru'),
          },
        ]}
        totalLabel="Итого за 12 месяцев"
        total={price('1133.9', 'ru', 'large')}
        notes={['Без НДС. Если налог применяется, мы добавим его, когда узнаем вашу страну.']}
        action={
          <Button variant="action" size="large" stretched>
            Продолжить оформление
          </Button>
        }
      />
      <OrderSummaryBar
        label="Total"
        total={price('28.92')}
        action={
          <Button variant="action" size="large" stretched>
            Continue to account
          </Button>
        }
      />
      <OrderSummaryBar
        placement="form"
        label="Total"
        total={price('28.92')}
        action={
          <Button variant="action" size="large">
            Order NVMe 3 for €28.92
          </Button>
        }
      />
    </Stack>
  ),
};

/** The total is announced when it changes. */
export const Announced: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'NVMe 3' })).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('€28.92');
    await expect(canvas.getByText('VAT 19%').closest('dt')?.nextElementSibling).toHaveTextContent('€4.62');
  },
};
