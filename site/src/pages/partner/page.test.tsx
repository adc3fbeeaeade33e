import type { Cashback, Partner } from '@hoster/contract';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SiteFrame, siteVisit } from '../../layout/testing/site-visit.tsx';
import { Page } from './page.tsx';
import { route } from './route.ts';

const euros = (amount: string) => ({ amount, currency: 'EUR' as const });
const newcomer: Partner = {
  code: null,
  percent: 20,
  hold_days: 30,
  visits: 0,
  sign_ups: 0,
  orders: 0,
  held: euros('0.00'),
  available: euros('0.00'),
  paid_out: euros('0.00'),
  next_payout: 1,
};
const partner: Partner = { ...newcomer, code: 'k7m2p9x4', visits: 1234, orders: 2, available: euros('12.50') };
const row: Cashback = {
  id: 1,
  created: '2026-11-20T10:00:00Z',
  state: 'held',
  product: 'web_hosting',
  percent: 20,
  amount: euros('3.10'),
  available_from: '2026-12-20T10:00:00Z',
};

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Opens the page with what the backend says. @param query of its address */
async function open(said: { partner: Partner | 403; rows?: Cashback[] }, query = '') {
  const sent = vi.fn<(path: string, body: unknown) => Response>(() => json(200, partner));
  const { app } = siteVisit(
    {
      auth: { status: 'settled', user: { display: 'Mira', has_usable_password: true } },
      answer: (path, { method, body }) => {
        if (method !== 'GET') return sent(path, JSON.parse(body ?? 'null'));
        if (said.partner === 403) return json(403, { detail: 'No', code: 'role' });
        const { rows = [] } = said;
        return path.includes('cashback')
          ? json(200, { count: rows.length, next: null, previous: null, results: rows })
          : json(200, said.partner);
      },
    },
    vi.fn(),
  );
  const url = new URL(`https://hoster.example/my/partner/${query}`);
  const loaded = await route.load?.({ app, url, params: {}, request: new Request(url) });
  const router = createMemoryRouter([
    { path: '*', loader: () => ({ page: 'partner', params: {}, data: loaded }), Component: Page, HydrateFallback },
  ]);
  render(
    <SiteFrame app={app}>
      <RouterProvider router={router} />
    </SiteFrame>,
  );
  await screen.findByRole('heading', { level: 1 });
  const act = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return route.act?.({ app, url, params: {}, request: new Request(url), form });
  };
  return { sent, act };
}

const HydrateFallback = () => null;

test('says how it works to an account that hasn’t joined, with the button that joins', async () => {
  await open({ partner: newcomer });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Get your link'),
    expect.stringContaining('20%'),
    expect.stringContaining('30 days'),
  ]);
  expect(screen.getByRole('button', { name: 'Get your link' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'How the program works' })).toHaveAttribute('href', '/partners/');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('shows a partner the link, the figures and the cashback', async () => {
  await open({ partner, rows: [row, { ...row, id: 2, state: 'cancelled', amount: euros('0.00') }] });
  expect(screen.getByText('1,234')).toBeInTheDocument();
  expect(screen.getByText(/\?partner_ref=k7m2p9x4$/)).toBeInTheDocument();
  const [, held, cancelled] = within(screen.getByRole('table', { name: 'Cashback by order' })).getAllByRole('row');
  expect(held).toHaveTextContent(/20 Nov 2026.*Web hosting.*On hold.*available on 20 Dec 2026.*20%.*€3\.10/);
  expect(cancelled).toHaveTextContent('Order refunded');
  expect(cancelled).not.toHaveTextContent('available on');
});

test('makes a link with the partner’s own code to a page that is typed', async () => {
  await open({ partner }, '?address=/vpn/');
  expect(screen.getByText(/\/vpn\/\?partner_ref=k7m2p9x4$/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Partner code')).not.toBeInTheDocument();
});

test('offers a payout only of something', async () => {
  await open({ partner: { ...partner, available: euros('0.00') } }, '?edit=payout');
  expect(screen.queryByRole('link', { name: 'Pay out' })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('pays out what is shown, under its number', async () => {
  const { sent, act } = await open({ partner: { ...partner, next_payout: 3 } }, '?edit=payout');
  const dialog = screen.getByRole('dialog', { name: 'Pay out cashback' });
  const form = within(dialog)
    .getByRole('button', { name: /^Pay out/ })
    .closest('form');
  const fields = [...new FormData(form ?? undefined)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  const answer = await act(Object.fromEntries(fields));
  expect(sent).toHaveBeenCalledWith('/my/api/partner/payouts/', { number: 3, amount: '12.50' });
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/my/partner/?saved=paid');
});

test('keeps everything when the amount has changed meanwhile', async () => {
  const { sent, act } = await open({ partner });
  sent.mockReturnValue(json(409, { detail: 'Changed', code: 'cashback_changed' }));
  expect(await act({ intent: 'pay-out', number: '1', amount: '12.50' })).toMatchObject({
    data: { kind: 'changed' },
    init: { status: 409 },
  });
});

test('tells members without the role whom to ask', async () => {
  await open({ partner: 403 });
  expect(screen.getByRole('heading', { name: 'Your role doesn’t include the partner program' })).toBeInTheDocument();
});
