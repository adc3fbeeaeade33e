import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { CardsSection } from './cards-section.tsx';

test('marks a saved card that has expired, and the one that renewals are charged to', () => {
  const card = { brand: 'Visa', exp_month: 12, exp_year: 2029 };
  const cards = [
    { ...card, id: 1, last4: '0007', exp_year: 2025, is_expired: true, is_default: false },
    { ...card, id: 2, last4: '4242', is_default: true },
    { ...card, id: 3, last4: '1881', expires_soon: true, is_default: false },
  ];
  const { app } = siteVisit({}, vi.fn());
  const finance = { saved_cards: cards, renewal_source: 'balance' as const };
  const element = <CardsSection finance={finance} saved={null} />;
  render(
    <SiteFrame app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
  const buttons = screen.getAllByRole('button', { name: /for renewals$/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Use Visa ending in 1881 for renewals']);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('0007Expired 12/2025');
  expect(first).not.toHaveTextContent('Used for renewals');
  expect(second).toHaveTextContent('4242Expires 12/2029Used for renewals');
  expect(third).toHaveTextContent('1881Expires 12/2029Expires soon');
  const replace = screen.getByRole('link', { name: 'Replace Visa ending in 0007' });
  expect(replace).toHaveAttribute('href', '/my/billing/?replace=1');
});

test.each([
  ['balance', 'Card added. Renewals are paid from your balance first, then with Visa •••• 4242.'],
  ['card', 'Card added. Renewals are paid with Visa •••• 4242 first, then from your balance.'],
] as const)('says after adding a card in which order renewals are paid: %s first', (first, text) => {
  const { app } = siteVisit({}, vi.fn());
  const card = { id: 2, brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2029, is_default: true };
  const element = <CardsSection finance={{ saved_cards: [card], renewal_source: first }} saved="card-added" />;
  render(
    <SiteFrame app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
  expect(screen.getByText(text)).toBeVisible();
});
