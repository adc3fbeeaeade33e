import type { ServiceUsage } from '@hoster/contract';
import { gigabyteBytes, terabyteBytes } from '@hoster/domain/order/usage';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Usage, UsageNotice } from './usage.tsx';

const read = '2027-10-02T12:00:00Z';

function show(usage: ServiceUsage): void {
  const { app } = siteVisit({}, vi.fn());
  render(
    <SiteFrame app={app}>
      <UsageNotice usage={usage} />
      <Usage usage={usage} />
    </SiteFrame>,
  );
}

test('shows how full a storage is, and since when that is known', () => {
  show({ read, disk: { used: 312.4 * gigabyteBytes, total: terabyteBytes }, traffic: null });
  expect(screen.getByRole('meter', { name: 'Storage' })).toHaveAttribute('aria-valuetext', '312 GB of 1 TB used');
  expect(screen.getByText(/Measured on/)).toHaveTextContent('Measured on 2 Oct 2027, 12:00 UTC');
  expect(screen.queryByText('The storage is almost full')).toBeNull();
});

test('shows the traffic of the month in both directions, and that it’s almost used up', () => {
  const traffic = { in: 400 * gigabyteBytes, out: 1.5 * terabyteBytes, included: 2 * terabyteBytes };
  show({ read, disk: null, traffic });
  const meter = screen.getByRole('meter', { name: 'Traffic this month' });
  expect(meter).toHaveAttribute('aria-valuetext', '1.89 TB of 2 TB included, Almost used up');
  expect(screen.getByText('400 GB')).toBeVisible();
  expect(screen.getByText('This month’s traffic is almost used up')).toBeVisible();
});

test('shows traffic that isn’t metered without a limit', () => {
  show({ read, disk: null, traffic: { in: gigabyteBytes, out: gigabyteBytes, included: null } });
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '2 GB');
});

test('shows nothing while the usage is unknown', () => {
  show(null);
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.queryByText('Usage')).toBeNull();
});
