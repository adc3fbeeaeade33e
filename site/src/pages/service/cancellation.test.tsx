import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Cancellation } from './cancellation.tsx';
import { service } from './service.fixture.ts';

const shown = async (details: typeof service, mayWithdraw = false) => {
  const { app } = siteVisit({}, vi.fn());
  const element = <Cancellation service={details} refused={undefined} mayWithdraw={mayWithdraw} />;
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

test('leads a consumer to the withdrawal from this contract, while that’s possible', async () => {
  await shown({ ...service, id: 12, name: 'web-1' }, true);
  const link = screen.getByRole('link', { name: 'withdraw from the contract' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://hoster.example');
  expect(pathname).toBe('/withdrawal/');
  expect(searchParams.get('contract')).toBe(`${service.tariff.name}, web-1, #12`);
});

test('says nothing of a withdrawal later', async () => {
  await shown(service);
  expect(screen.queryByRole('link')).toBeNull();
});
