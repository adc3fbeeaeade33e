import type { StaffTrial } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { RefusedTrials } from './refused-trials.tsx';

function show(trials: readonly StaffTrial[]): void {
  const answer = () => new Response(JSON.stringify(trials), { headers: { 'content-type': 'application/json' } });
  const { app } = siteVisit({ answer }, vi.fn());
  render(
    <SiteFrame app={app}>
      <RefusedTrials />
    </SiteFrame>,
  );
}

test('lists refused trials with what the customers share', async () => {
  show([{ id: 1, account: 12, at: '2026-11-29T09:00:00Z', like: [{ order: 7, same: ['name', 'address', 'domain'] }] }]);
  expect(await screen.findByRole('table', { name: 'Refused trials by account' })).toBeVisible();
  expect(screen.getByText('Order 7: name, postal address, and email domain')).toBeVisible();
});
