import type { ServiceDetails, ProductLine } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { service } from './service.fixture.ts';
import { StateNotice } from './state-notice.tsx';

const unpaid = {
  total: { amount: '16.07', currency: 'EUR' },
  card: null,
  payable: true,
  until: '2027-12-02T12:00:00Z',
  waiting: null,
  first: 'balance',
  grace_days: 3,
  suspends: null,
  deletes: '2027-01-06T12:00:00Z',
} satisfies ServiceDetails['renewal'];

function show(change: Partial<ServiceDetails>): void {
  const { app } = siteVisit({}, vi.fn());
  render(
    <SiteFrame app={app}>
      <StateNotice service={{ ...service, ...change }} />
    </SiteFrame>,
  );
}

test.each<[ProductLine, string]>([
  ['vps', '/virtual-private-servers/'],
  ['backup', '/backups/'],
])('links to where the same kind is ordered again: %s', (kind, page) => {
  show({ kind, status: 'canceled' });
  expect(screen.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', page);
});

test.each([
  ['unpaid', ['Pay now', 'Top up balance']],
  ['trial', ['Pay now', 'Top up balance']],
  ['staff', ['Contact support']],
] as const)('says why a service is suspended, and offers what helps: %s', (cause, links) => {
  show({
    status: 'suspended',
    status_reason: 'Because of it.',
    suspension: { cause, since: null, reason: null },
    renewal: unpaid,
  });
  expect(screen.getByText('Because of it.')).toBeVisible();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
});

test.each<[ProductLine, RegExp]>([
  ['vps', /about a minute/],
  ['dedicated', /by its delivery time/],
])('says how long setup takes: %s', (kind, text) => {
  show({ kind, status: 'pending_setup' });
  expect(screen.getByText(text)).toBeVisible();
});
