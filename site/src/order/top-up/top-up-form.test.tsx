import type { Currency, PaymentMethod } from '@hoster/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInSite } from '../../layout/testing/render-in-site.tsx';
import { TopUpForm, type TopUpFormProps } from './top-up-form.tsx';

const currency = (short: Currency['short'], multiplier: number): Currency => ({
  short,
  multiplier,
  sign: short,
  name: short,
  decimals: 2,
  updated: '2026-01-01T00:00:00Z',
});
const method = (
  slug: PaymentMethod['slug'],
  label: string,
  currencies: PaymentMethod['currencies'],
): PaymentMethod => ({
  slug,
  label,
  currencies,
  icon: slug,
  countries: null,
  min_amount: null,
  fee_percent: 0,
  can_save: false,
});

const euro = currency('EUR', 1);
const show = (more: Partial<TopUpFormProps> = {}) =>
  renderInSite(
    <TopUpForm
      cards={[]}
      methods={[
        method('balance', 'Balance', ['EUR', 'USD']),
        method('paypal', 'PayPal', ['EUR']),
        method('card', 'Bank card', ['EUR', 'RUR']),
      ]}
      currencies={[euro, currency('RUR', 100)]}
      currency={euro}
      limits={{ min: 5, max: 10_000 }}
      requestKey="key"
      refusal={null}
      values={{}}
      busy={false}
      {...more}
    />,
  );

test('the balance can’t top up itself', () => {
  show();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

test('disables methods that don’t take the currency and picks one that does', async () => {
  show();
  expect(screen.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'RUB');
  expect(screen.getByRole('radio', { name: /PayPal/ })).toBeDisabled();
  expect(screen.getByText('Not available in RUB')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Bank card/ })).toBeChecked();
  expect(screen.getByText(/^From ₽500 to ₽1,000,000$/)).toBeInTheDocument();
});

test('coins say from how much they are taken, and that the exact amount is to be sent', () => {
  show({ methods: [{ ...method('crypto', 'Cryptocurrency', ['EUR']), min_amount: 10, crypto_assets: [] }] });
  expect(screen.getByRole('radio', { name: 'Cryptocurrency From €10' })).toBeChecked();
  expect(screen.getByLabelText('Coin and network')).toHaveAccessibleDescription(
    /^From €10, without verification\. Send the exact amount/,
  );
});

test('a refused form keeps its texts, says what is wrong, and takes the focus', () => {
  show({
    refusal: { kind: 'fields', errors: { amount: [''] } },
    values: { amount: 'ten', currency: 'EUR', payment_method: 'card' },
  });
  const amount = screen.getByLabelText('Amount');
  expect(amount).toHaveValue('ten');
  expect(amount).toBeInvalid();
  expect(amount).toHaveAccessibleDescription(/Enter an amount, for example 50 or 12.50./);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('radio', { name: /Bank card/ })).toBeChecked();
});

test('an amount is tapped instead of typed; without script, the page fills it in', async () => {
  show({ currency: currency('RUR', 100), values: { currency: 'RUR' } });
  const amounts = within(screen.getByRole('group', { name: 'Common amounts' })).getAllByRole('link');
  expect(amounts[1]).toHaveAttribute('href', '/my/billing/?edit=top-up&amount=2500&currency=RUR');
  await userEvent.click(amounts[1] ?? document.body);
  expect(screen.getByLabelText('Amount')).toHaveValue('2500');
  expect(screen.getByLabelText('Amount')).toHaveFocus();
});
