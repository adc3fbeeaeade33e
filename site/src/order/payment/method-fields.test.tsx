import type { PaymentMethod } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { methodFields } from './method-fields.tsx';

const method: PaymentMethod = {
  slug: 'card',
  label: 'Card',
  icon: 'card',
  currencies: ['EUR'],
  countries: null,
  min_amount: null,
  fee_percent: 0,
  can_save: true,
};

test('offers the saved cards of the method that haven’t expired', () => {
  const card = { exp_month: 12, exp_year: 2029, is_default: false };
  const cards = [
    { ...card, id: 1, brand: 'Visa', last4: '0007', is_expired: true },
    { ...card, id: 2, brand: 'Visa', last4: '4242', is_expired: false },
    { ...card, id: 3, brand: 'Mir', last4: '2200', is_expired: false },
  ];
  const words = { coin: 'Coin', chooseCoin: 'Choose a coin', card: 'Card', anotherCard: 'Another card' };
  render(methodFields({ method, cards, words }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Visa •••• 4242',
    'Another card',
  ]);
});
