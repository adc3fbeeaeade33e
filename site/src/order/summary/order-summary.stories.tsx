import { chargeIn } from '@hoster/domain/money/charge';
import { computeTotal } from '@hoster/domain/money/pricing';
import { Button } from '@hoster/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../../../packages/ui/docs-page/modes.ts';
import { sampleTexts } from '../../../../.storybook/sample-texts.ts';
import { siteMessages, withSite } from '../../layout/testing/with-site.tsx';
import { OrderSummary } from './order-summary.tsx';

/** NVMe 3 for a year with a promo code, computed by the rules of the shop. */
const total = computeTotal({
  tariff: { key: 'NVMe 3', price: 13.5 },
  period: { months: 12, discountPercent: 10 },
  promo: { percent: 5, months: 3 },
  count: 1,
  tax: { ratePercent: 19, reverseCharge: false },
});

const meta = {
  title: 'Compositions/Order summary',
  component: OrderSummary,
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>, withSite()],
  loaders: [siteMessages('prices', 'order')],
  render: (args, context) => (
    <OrderSummary
      {...args}
      action={
        <Button variant="action" stretched>
          {sampleTexts(context, { en: 'Continue', ru: 'Продолжить' })}
        </Button>
      }
    />
  ),
  args: {
    title: 'NVMe 3',
    description: '2 vCPU · 4 GB · 80 GB NVMe',
    charged: chargeIn(total, 'EUR', '1'),
    tax: { country: 'DE', rate_percent: 19, reverse_charge: false, label: 'VAT' },
    months: 12,
    trialDays: null,
    action: null,
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lines add up to the total. The renewal price is shown next to the discount. */
export const Matrix: Story = {
  parameters: pictured(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/171[.,]34/);
    await expect(canvas.getAllByText(/VAT|НДС/).length).toBeGreaterThan(0);
  },
};

/** A buyer who accounts for the tax, charged in another currency. */
export const MatrixReverseCharge: Story = {
  parameters: pictured(),
  name: 'Matrix reverse charge',
  args: {
    charged: chargeIn(
      computeTotal({
        tariff: { key: 'NVMe 7', price: 95 },
        period: { months: 1, discountPercent: 0 },
        count: 3,
        tax: { ratePercent: 0, reverseCharge: true },
      }),
      'USD',
      '1.0873',
    ),
    tax: { country: 'EE', rate_percent: 0, reverse_charge: true, label: null },
    title: 'NVMe 7',
    description: '16 vCPU · 32 GB · 640 GB NVMe',
    months: 1,
  },
};
