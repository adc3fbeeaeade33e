import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/price.tsx';
import { Stack } from '../stack/stack.tsx';
import { Price } from './price.tsx';

const eur = { short: 'EUR' };
const rur = { short: 'RUR', multiplier: '92.4' };
const uah = { short: 'UAH', multiplier: '48.31' };

const meta = {
  title: 'Tables and lists/Price',
  component: Price,
  args: { amount: { decimal: '12.50' }, currency: eur, locale: 'en' },
} satisfies Meta<typeof Price>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** The old price is struck through. The note says what it costs later. */
export const Discounted: Story = {
  args: {
    old: { cents: 1470 },
    oldLabel: 'instead of',
    period: '/month',
    periodLabel: 'per month',
    size: 'large',
    note: 'then €14.70 a month',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('data')).toHaveAttribute('value', '12.5');
    await expect(canvasElement).toHaveTextContent('instead of €14.70 €12.50');
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured('forced-colors'),
  render: () => (
    <Stack gap={24}>
      {(['inherit', 'medium', 'large', 'huge'] as const).map((size) => (
        <Stack key={size} gap={8}>
          <Price
            size={size}
            amount={{ cents: 1250 }}
            currency={eur}
            locale="en"
            from="from"
            period="/month"
            periodLabel="per month"
          />
          <Price
            size={size}
            amount={{ cents: 1020 }}
            old={{ cents: 1200 }}
            oldLabel="вместо"
            currency={rur}
            locale="ru"
            from="от"
            period="в месяц"
            note="затем 1 108,80 ₽ в месяц"
          />
        </Stack>
      ))}
      <Price
        size="large"
        amount={{ cents: 1020 }}
        old={{ cents: 1200 }}
        oldLabel="instead of"
        discount="−15 %"
        currency={eur}
        locale="en"
        period="/month"
        periodLabel="per month"
        note="VAT is added at checkout"
      />
      <Price amount={{ cents: 1249 }} digits={0} rounding="up" from="от" currency={rur} locale="ru" period="/ГБ" />
      <Price mono fixed amount={{ cents: 123456789 }} currency={uah} locale="ru" />
      <Price mono fixed amount={{ cents: -1200 }} currency={eur} locale="en" />
      <Price mono fixed signed amount={{ cents: 50000 }} currency={eur} locale="en" />
      <Price amount={{ cents: 0 }} free="Бесплатно" currency={eur} locale="ru" />
      <Price amount={null} unknownLabel="price on request" currency={eur} locale="en" />
      <Price amount={{ cents: 1200 }} currency={{ short: 'USD', multiplier: 1.0843 }} locale="en" />
      <Price amount={{ cents: 1200 }} currency={{ short: 'GBP', multiplier: 0.8412 }} locale="en" />
    </Stack>
  ),
};

/** A text is announced instead of the dash. */
export const Unknown: StoryObj = {
  render: () => <Price amount={null} unknownLabel="on request" currency={eur} locale="en" />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('—')).toHaveAttribute('aria-hidden', 'true');
    await expect(within(canvasElement).getByText('on request')).toBeVisible();
  },
};

/** Zero can be a word. Rubles and hryvnias use their own symbols everywhere. */
export const FreeAndSigns: StoryObj = {
  render: () => (
    <Stack>
      <Price amount={{ cents: 0 }} free="free" currency={eur} locale="en" />
      <Price amount={{ decimal: '12.50' }} currency={rur} locale="ru" />
      <Price amount={{ decimal: '12.50' }} currency={uah} locale="en" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [free, rubles, hryvnias] = Array.from(canvasElement.querySelectorAll('data'), (one) => one.textContent);
    await expect(free).toBe('free');
    await expect(rubles).toContain('₽');
    await expect(hryvnias).toContain('₴');
  },
};
