import type { MenuContext, ServiceDetails } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { service } from './service.fixture.ts';
import { UncoveredNotice } from './uncovered-notice.tsx';

const menu: MenuContext = {
  items: { en: [], ru: [] },
  balance: { amount: '9.50', currency: 'EUR' },
  balance_link: '/my/#balance',
  is_staff: false,
  user: { id: 1, first_name: '', last_name: '', display: '', email: '', username: '', country: null },
  unread: { tickets: 0, notifications: 0 },
};

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

function show(change: Partial<ServiceDetails>, given: Partial<MenuContext> = {}): void {
  const { app } = siteVisit({ menu: { ...menu, ...given } }, vi.fn());
  const element = <UncoveredNotice service={{ ...service, renewal, ...change }} />;
  render(
    <SiteFrame app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-10-25T12:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('warns of a renewal that neither the balance nor a card pays for, with its day and what to do', () => {
  show({});
  expect(screen.getByText('Your balance doesn’t cover the next renewal')).toBeVisible();
  expect(screen.getByText(/Top up or add a card by/)).toHaveTextContent(/€\s?16\.07.*by 2\sNov 2027\./);
  expect(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/my/billing/?edit=top-up');
  expect(screen.getByRole('link', { name: 'Add card' })).toHaveAttribute('href', '/my/billing/#cards');
});

test('leads nobody to billing whose role doesn’t allow it', () => {
  show({}, { access: ['read'] });
  expect(screen.getByText('Your balance doesn’t cover the next renewal')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each<[string, Partial<ServiceDetails>, Partial<MenuContext>]>([
  ['the balance covers it', {}, { balance: { amount: '16.07', currency: 'EUR' } }],
  ['there’s a card', { renewal: { ...renewal, card: { brand: 'Visa', last4: '4242' } } }, {}],
  ['auto-renewal is off', { auto_pay: false }, {}],
  ['it won’t be renewed', { renewal: null }, {}],
  ['it’s a trial', { trial_until: '2027-11-02T12:00:00Z' }, {}],
  ['it’s more than two weeks away', { paid_until: '2027-11-08T12:00:01Z' }, {}],
  ['it’s suspended', { status: 'suspended' }, {}],
])('warns of nothing when %s', (_, change, given) => {
  show(change, given);
  expect(screen.queryByText('Your balance doesn’t cover the next renewal')).toBeNull();
});
