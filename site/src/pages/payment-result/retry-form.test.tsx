import type { MenuContext, Payment, PaymentMethod } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { paymentMethodsQuery } from '../../api/payments.ts';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { RetryForm } from './retry-form.tsx';

const method = (slug: PaymentMethod['slug'], label: string, min_amount: number | null): PaymentMethod => ({
  slug,
  label,
  min_amount,
  icon: slug,
  currencies: ['EUR', 'RUR'],
  countries: null,
  fee_percent: 0,
  can_save: false,
});
/** 2,407 rubles that the ledger knows as 26 euros; the visitor looks at prices in euros. */
const payment: Payment = {
  ref: 'pay_1',
  purpose: 'purchase',
  status: 'failed',
  method: 'sbp',
  total: { amount: '2407.00', currency: 'RUR' },
  total_eur: { amount: '26.00', currency: 'EUR' },
  lines: [],
  orders: [{ id: 1, name: 'web-1', status: 'awaiting_payment' }],
  order_url: null,
  created: '2026-01-01T00:00:00Z',
  expires: null,
  redirect_url: null,
  crypto: null,
  transfer: null,
  is_opening: false,
  refunded: null,
  invoice: null,
  error: null,
};

const menu: MenuContext = {
  items: { en: [], ru: [] },
  balance: { amount: '10.00', currency: 'EUR' },
  balance_link: '/my/#balance',
  is_staff: false,
  user: { id: 1, first_name: '', last_name: '', display: '', email: '', username: '', country: null },
  unread: { tickets: 0, notifications: 0 },
};

test('compares the balance and minimums in euros, whatever the display currency', async () => {
  const { app } = siteVisit({ menu }, vi.fn());
  const methods = [method('balance', 'Account balance', null), method('crypto', 'Crypto', 30)];
  app.queryClient.setQueryData(paymentMethodsQuery(app).queryKey, methods);
  const router = createMemoryRouter([{ path: '/', element: <RetryForm payment={payment} retryKey="key" /> }]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  expect(await screen.findByRole('radio', { name: /Account balance/ })).toHaveAccessibleDescription(/€\s?16 short/);
  expect(screen.getByRole('radio', { name: /Crypto/ })).toHaveAccessibleDescription(/€\s?30/);
});

test('does not offer the balance for a top-up', async () => {
  const { app } = siteVisit({ menu }, vi.fn());
  const methods = [method('balance', 'Account balance', null), method('crypto', 'Crypto', null)];
  app.queryClient.setQueryData(paymentMethodsQuery(app).queryKey, methods);
  const element = <RetryForm payment={{ ...payment, orders: [] }} retryKey="key" />;
  render(
    <SiteFrame app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
  expect(await screen.findByRole('radio', { name: /Crypto/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Account balance/ })).toBeNull();
});
