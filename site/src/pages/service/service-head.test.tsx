import type { ServiceDetails } from '@hoster/contract';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { LiveStatus } from './service-head.tsx';
import { service } from './service.fixture.ts';

test('announces why a service is suspended while its page is open', () => {
  const { app } = siteVisit({}, vi.fn());
  const shown = (change: Partial<ServiceDetails>) => (
    <SiteFrame app={app}>
      <LiveStatus service={{ ...service, ...change }} />
    </SiteFrame>
  );
  const { rerender } = render(shown({ status: 'active' }));
  const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(heard()).toEqual(['Active', '']);
  rerender(shown({ status: 'suspended', status_reason: 'Your balance was too low.' }));
  expect(heard()).toEqual(['Suspended', 'Your balance was too low.']);
});
