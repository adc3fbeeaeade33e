import type { ServiceDetails, ProductLine } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { service } from './service.fixture.ts';
import { StateNotice } from './state-notice.tsx';

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

test.each<[ProductLine, RegExp]>([
  ['vps', /about a minute/],
  ['dedicated', /by its delivery time/],
])('says how long setup takes: %s', (kind, text) => {
  show({ kind, status: 'pending_setup' });
  expect(screen.getByText(text)).toBeVisible();
});
