import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Cancellation } from './cancellation.tsx';
import { service } from './service.fixture.ts';

const shown = async (details: typeof service) => {
  const { app } = siteVisit({}, vi.fn());
  const element = <Cancellation service={details} refused={undefined} />;
  render(
    <SiteFrame app={app}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </SiteFrame>,
  );
  return screen.findByText(/permanently deleted/);
};

test.each([
  ['no', [], 'our support team. The remaining'],
  ['one', ['192.0.2.1'], 'our support team. You also lose its IP address. The remaining'],
  ['several', ['192.0.2.1', '2001:db8::1'], 'our support team. You also lose its IP addresses. The remaining'],
])('says what is lost by cancelling now, with %s IP address', async (_, ips, text) => {
  expect(await shown({ ...service, ips })).toHaveTextContent(text);
});

test('speaks of no paid time while a free trial runs', async () => {
  const trial = { ...service, trial: 'free' as const, trial_until: '2026-12-05T12:00:00Z' };
  expect(await shown(trial)).not.toHaveTextContent('paid time');
});
