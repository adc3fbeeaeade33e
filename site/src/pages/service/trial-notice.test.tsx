import type { ServiceDetails } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { service } from './service.fixture.ts';
import { TrialNotice } from './trial-notice.tsx';

function show(card: NonNullable<ServiceDetails['renewal']>['card']): void {
  const renewal = {
    total: { amount: '16.07', currency: 'EUR' },
    card,
    payable: false,
    until: '2027-12-02T12:00:00Z',
    waiting: null,
    first: 'balance' as const,
    grace_days: 0,
    suspends: null,
    deletes: null,
  } satisfies ServiceDetails['renewal'];
  const { app } = siteVisit({}, vi.fn());
  render(
    <SiteFrame app={app}>
      <TrialNotice service={{ ...service, status: 'active', trial_until: '2026-12-02T12:00:00Z', renewal }} />
    </SiteFrame>,
  );
}

test('names the saved card that is charged after the trial', () => {
  show({ brand: 'Visa', last4: '4242' });
  expect(screen.getByText(/we charge your card Visa •••• 4242/)).toBeVisible();
  expect(screen.queryByText(/we suspend it/)).toBeNull();
});

test('says without a saved card that the service is suspended', () => {
  show(null);
  expect(screen.getByText(/If your balance is too low, we suspend it/)).toBeVisible();
});
