import type { MenuContext, ServiceDetails, ServiceStatus } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Renewal } from './renewal.tsx';
import { service } from './service.fixture.ts';

const menu: MenuContext = {
  items: { en: [], ru: [] },
  balance: { amount: '10.00', currency: 'EUR' },
  balance_link: '/my/#balance',
  is_staff: false,
  user: { id: 1, first_name: '', last_name: '', display: '', email: '', username: '', country: null },
  unread: { tickets: 0, notifications: 0 },
};

function show(change: Partial<ServiceDetails>, access?: MenuContext['access']): void {
  const { app } = siteVisit({ menu: { ...menu, ...(access && { access }) } }, vi.fn());
  const element = <Renewal service={{ ...service, ...change }} />;
  render(
    <SiteFrame app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
}

const renewal = {
  total: { amount: '16.07', currency: 'EUR' },
  card: null,
  payable: true,
  until: '2027-12-02T12:00:00Z',
  waiting: null,
  first: 'balance' as const,
  grace_days: 3,
  suspends: null,
  deletes: null,
} satisfies ServiceDetails['renewal'];
const renewing: ServiceStatus[] = ['active', 'suspended', 'failed_renew'];

test.each(renewing)('shows how the next renewal is paid: %s', (status) => {
  show({ status, renewal });
  expect(screen.getByText('Paid from')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Account balance' })).toHaveAttribute('href', '/my/billing/');
  const row = screen.getByText('Paid from').closest('div');
  expect(row).toHaveTextContent(/€\s?10/);
});

test('warns that the service is suspended when its renewal fails', () => {
  show({ renewal });
  expect(screen.getByText('Next renewal')).toBeVisible();
  expect(screen.getByText('If the renewal payment fails, the service is suspended 3 days later.')).toBeVisible();
});

test.each<ServiceStatus>(['failed_renew', 'suspended'])(
  'announces no renewal by card after it failed: %s',
  (status) => {
    show({ status, renewal: { ...renewal, card: { brand: 'Visa', last4: '4242' } } });
    expect(screen.getByText('Paid until')).toBeVisible();
    expect(screen.queryByText('Next renewal')).toBeNull();
    expect(screen.queryByText(/we charge your card/)).toBeNull();
    expect(screen.queryByText(/days later/)).toBeNull();
  },
);

test('names the card that is charged when the balance is too low', () => {
  show({ renewal: { ...renewal, card: { brand: 'Visa', last4: '4242' } } });
  expect(screen.getByText('Paid from').closest('div')).toHaveTextContent('we charge your card Visa •••• 4242');
});

test('promises no renewal to a service that ends', () => {
  show({ auto_renew: false });
  expect(screen.getByText('Paid until')).toBeVisible();
  expect(screen.queryByText('Paid from')).toBeNull();
  expect(screen.queryByText(/Renewal price/)).toBeNull();
});

test('says nothing of renewals on the page of a cancelled service', () => {
  show({ status: 'canceled', auto_renew: false });
  expect(screen.queryByText(/Renew|Paid until/)).toBeNull();
});

test('lists the limits of the free trial, and none for the paid one', () => {
  show({ trial: 'free' });
  expect(screen.getByText(/Outgoing mail \(port 25\) is blocked until the first payment/)).toBeVisible();
  show({ trial: 'paid' });
  expect(screen.getByText(/paid trial with full features/)).toBeVisible();
});

const next = {
  plan: 1,
  name: 'NVMe 1',
  price: 4.9,
  renewal: { amount: '5.83', currency: 'EUR' },
  from: '2027-11-02T12:00:00Z',
  can_undo: true,
} as const;

test('says from when a smaller plan holds and what it costs, and lets the customer keep the present one', () => {
  show({ renewal, upgrade: { possible: true, waiting: null, next } });
  const title = screen.getByText(/: NVMe 1, /);
  expect(title).toHaveTextContent(/^From .*2027: NVMe 1, €5\.83 per\smonth, including VAT$/);
  expect(screen.getByText('Until then the service stays on NVMe 3.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep the current plan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change plan' })).toBeVisible();
});

test('keeps a smaller plan that is paid for', () => {
  const paid = { ...next, from: '2027-10-02T12:00:00Z', can_undo: false };
  show({ renewal, upgrade: { possible: true, waiting: null, next: paid } });
  expect(screen.getByText(/already paid for the first term/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep the current plan' })).toBeNull();
});

test('shows no way to pay or change the plan to members whose role refuses it', () => {
  show({ renewal, upgrade: { possible: true, waiting: null, next } }, ['read']);
  expect(screen.queryByRole('link', { name: /Renew now|Change plan/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep the current plan' })).toBeNull();
});
