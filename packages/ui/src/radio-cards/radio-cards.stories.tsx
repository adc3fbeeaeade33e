import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictured } from '../../docs-page/modes.ts';
import { Example as Sample } from '../../examples/radio-cards.tsx';
import { keyboardStory } from '../../docs-page/keyboard-story.tsx';
import { docs } from './radio-cards.docs.tsx';
import { Badge } from '../badge/badge.tsx';
import { Flag } from '../flag/flag.tsx';
import { Price } from '../price/price.tsx';
import { Select } from '../select/select.tsx';
import { Stack } from '../stack/stack.tsx';
import { RadioCards } from './radio-cards.tsx';

const price = (decimal: string, locale = 'en') => (
  <Price amount={{ decimal }} currency={{ short: 'EUR' }} locale={locale} mono />
);

const plans = [
  { value: '1', title: 'NVMe 1', price: price('4.5'), description: '1 × 3.6 GHz, 1 GB, 20 GB NVMe' },
  {
    value: '3',
    title: 'NVMe 3',
    price: price('12'),
    badge: <Badge tone="action">Most chosen</Badge>,
    description: '2 × 3.6 GHz, 4 GB, 60 GB NVMe',
  },
  { value: '6', title: 'NVMe 6', price: price('1084.9'), description: '8 × 3.6 GHz, 32 GB, 480 GB NVMe' },
];

const meta = {
  title: 'Choices/RadioCards',
  component: RadioCards,
  args: { legend: 'Plan', name: 'plan', options: plans, defaultValue: '3', columns: { base: 1, md: 3 } },
} satisfies Meta<typeof RadioCards>;
export default meta;

/** The code at the top of the page. */
export const Usage: StoryObj = { render: () => <Sample /> };
type Story = StoryObj<typeof meta>;

/** Arrow keys select and skip disabled cards. */
export const ByKeyboard: Story = {
  args: { name: 'plan-by-keyboard' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /NVMe 3/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /NVMe 6/ })).toBeChecked();
  },
};

/** Fields of the selected card, below all cards. */
export const WithFields: Story = {
  args: {
    legend: 'Payment method',
    name: 'method-with-fields',
    defaultValue: 'card',
    options: [
      {
        value: 'card',
        title: 'Bank card',
        reveals: <Select name="saved-card" label="Card" options={[{ value: '7', label: 'Visa •••• 4242' }]} />,
      },
      {
        value: 'crypto',
        title: 'Cryptocurrency',
        reveals: <Select name="coin" label="Coin" options={[{ value: 'BTC', label: 'Bitcoin' }]} />,
      },
      { value: 'bank', title: 'Bank transfer' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bank = canvas.getByText('Bank transfer');
    await expect(canvas.getByRole('combobox', { name: 'Card' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Coin' })).toBeNull();
    await userEvent.click(canvas.getByText('Cryptocurrency'));
    await expect(canvas.queryByRole('combobox', { name: 'Card' })).toBeNull();
    const coin = canvas.getByRole('combobox', { name: 'Coin' });
    await expect(coin.getBoundingClientRect().top).toBeGreaterThan(bank.getBoundingClientRect().bottom);
    await userEvent.click(bank);
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

/** The reason of a disabled card is on a line of its own, and part of the card's description. */
export const Unavailable: Story = {
  args: {
    legend: 'Payment method',
    name: 'method-unavailable',
    defaultValue: 'card',
    options: [
      { value: 'card', title: 'Bank card', description: 'Visa, Mastercard' },
      {
        value: 'crypto',
        title: 'Cryptocurrency',
        description: 'Bitcoin, Litecoin',
        disabledReason: 'From €5',
      },
    ],
  },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'Cryptocurrency' });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription('Bitcoin, Litecoin From €5');
    const { bottom, left } = canvas.getByText('Bitcoin, Litecoin').getBoundingClientRect();
    const reason = canvas.getByText('From €5').getBoundingClientRect();
    await expect(reason.top).toBeGreaterThanOrEqual(bottom - 1);
    await expect(reason.left).toBe(left);
  },
};

/** Variants and states for the visual tests. */
export const Matrix: Story = {
  parameters: pictured(),
  render: (args) => (
    <Stack gap={32}>
      <RadioCards {...args} />
      <RadioCards
        legend="Location"
        name="location"
        compact
        fit="medium"
        defaultValue="DE"
        hint="Time measured from your browser."
        options={[
          { value: 'DE', title: 'Frankfurt', leading: <Flag country="DE" />, price: '14 ms' },
          { value: 'US', title: 'New York', leading: <Flag country="US" />, price: '92 ms' },
          {
            value: 'HK',
            title: 'Hong Kong',
            leading: <Flag country="HK" />,
            price: '190 ms',
            disabledReason: 'Windows is not offered here',
          },
          { value: 'BR', title: 'São Paulo', leading: <Flag country="BR" />, price: '148 ms' },
        ]}
      />
      <RadioCards
        legend="Способ оплаты"
        name="method"
        error="Выберите способ оплаты."
        columns={{ base: 1, md: 2 }}
        options={[
          {
            value: 'balance',
            title: 'С баланса',
            price: price('500', 'ru'),
            description: 'Списание сразу, без комиссии.',
          },
          {
            value: 'crypto',
            title: 'Криптовалюта',
            description: 'Адрес действует 24 часа; зачисление после подтверждения в сети.',
            disabledReason: 'Сумма меньше минимальной',
          },
        ]}
      />
    </Stack>
  ),
};

/** Tests every row of the keyboard table. */
export const KeyboardTable: StoryObj = keyboardStory(docs);
