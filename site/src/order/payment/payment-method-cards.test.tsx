import type { PaymentMethod } from '@hoster/contract';
import { euroCents } from '@hoster/domain/money/money';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { defaultMethod } from './offered-methods.ts';
import { PaymentMethodCards } from './payment-method-cards.tsx';

const method = (slug: PaymentMethod['slug'], label: string): PaymentMethod => ({
  slug,
  label,
  icon: slug,
  currencies: ['EUR'],
  countries: null,
  min_amount: null,
  fee_percent: 0,
  can_save: false,
});
const methods = [method('balance', 'Account balance'), method('card', 'Bank card'), method('paypal', 'PayPal')];
const { app } = siteVisit({}, () => undefined);

/** The ways to pay a total with 20 euros on the balance. */
function cards(total: number) {
  const question = {
    currency: 'EUR',
    euroTotal: euroCents(total),
    balance: { amount: '20.00', currency: 'EUR' },
    overdraft: null,
  } as const;
  const words = { coin: 'Coin', chooseCoin: 'Choose a coin', card: 'Card', anotherCard: 'Another card' };
  return (
    <SiteFrame app={app}>
      <PaymentMethodCards
        {...question}
        methods={methods}
        defaultValue={defaultMethod(methods, question)}
        fields={{ words, cards: [], values: {}, errorOf: () => undefined }}
      />
    </SiteFrame>
  );
}

test('selects the balance only as long as it covers the total', () => {
  const { rerender } = render(cards(1000));
  expect(screen.getByRole('radio', { name: /Account balance/ })).toBeChecked();
  rerender(cards(3000));
  expect(screen.getByRole('radio', { name: /Account balance/ })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: 'Bank card' })).toBeChecked();
});

test('keeps the method that the customer chose when the total changes', async () => {
  const { rerender } = render(cards(1000));
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  rerender(cards(3000));
  expect(screen.getByRole('radio', { name: 'PayPal' })).toBeChecked();
});
