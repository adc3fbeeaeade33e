import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TransportInit } from '../../api/request.ts';
import { renderInSite, type Visit } from '../../layout/testing/render-in-site.tsx';
import { activeBanner, OwnBanner } from './own-banner.tsx';
import { PromoBanner } from './promo-banner.tsx';

beforeEach(() => localStorage.clear());

const show = (visit: Visit = {}) => renderInSite(<PromoBanner />, { at: '/virtual-private-servers/', ...visit });

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const sent = { email: 'me@example.com', discount_percent: 5, months: 3, expires: '2026-12-31T00:00:00Z' };

async function ask(email: string) {
  if (email) await userEvent.type(screen.getByLabelText('Your email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Get promo code' }));
}

const banner = () => screen.queryByRole('complementary', { name: /5% off the first 3 months/ });

test.each<[string, Visit]>([
  ['on other pages', { at: '/' }],
  ['once dismissed', { promoDismissed: true }],
  ['to signed-in users', { auth: { status: 'settled', user: { display: 'demo', has_usable_password: true } } }],
])('is not shown %s', (_where, visit) => {
  show(visit);
  expect(banner()).toBeNull();
});

test('shows the company’s own banner from its start to its end', () => {
  const banner = {
    text: { en: 'Black Friday', ru: 'Чёрная пятница' },
    code: 'FRIDAY',
    link: '/vpn/',
    starts: '2026-11-20T00:00:00.000Z',
    ends: '2026-11-30T00:00:00.000Z',
  };
  const at = (moment: string) => activeBanner(banner, Date.parse(moment));
  expect([at('2026-11-19T23:59:59Z'), at('2026-11-30T00:00:00Z'), activeBanner(null)]).toEqual([null, null, null]);
  expect(at('2026-11-20T00:00:00Z')).toBe(banner);
  renderInSite(<OwnBanner banner={banner} close={null} />, { at: '/virtual-private-servers/' });
  expect(screen.getByRole('complementary', { name: 'Black Friday' })).toHaveTextContent('Promo code FRIDAY');
  expect(screen.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/vpn/');
});

test('thanks after sending the code and stays closed', async () => {
  const answer = vi.fn((_path: string, _init: TransportInit) => json(200, sent));
  const { cookies, notify } = show({ answer });
  await ask('me@example.com');
  await waitFor(() => expect(banner()).toBeNull());
  expect(notify).toHaveBeenCalledExactlyOnceWith('success', "Thank you! We've sent the promo code to your email.");
  expect(cookies.get('promo_dismissed')).toBe('1');
  const [path, init] = answer.mock.calls[0] ?? [];
  expect(path).toBe('/my/api/email-promo/');
  expect(JSON.parse(init?.body ?? '{}')).toEqual({ email: 'me@example.com', page_url: window.location.href });
});

test.each([
  [
    'the texts of the fields',
    json(400, { email: ['Enter a valid email address.', 'Too long.'] }),
    'Enter a valid email address. Too long.',
  ],
  [
    'that it was too often',
    json(429, { detail: 'Too many requests. Try again later.' }),
    'Too many requests. Try again later.',
  ],
  [
    'that customers have no offer',
    json(403, { detail: 'This offer is for new customers only.', code: 'customers_have_no_welcome_offer' }),
    'This offer is for new customers only.',
  ],
  ['a general text', json(500, {}), 'Something went wrong; our developers are already on it.'],
])('shows %s on failure', async (_by, answer, text) => {
  show({ answer: () => answer });
  await ask('me@example');
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('Your email')).toBeInvalid();
});

test('nothing is sent for an empty field', async () => {
  const answer = vi.fn(() => json(200, sent));
  show({ answer });
  await ask('');
  expect(answer).not.toHaveBeenCalled();
});

test('ignores a second submit while the first is pending', async () => {
  const answer = vi.fn(() => json(200, sent));
  show({ answer });
  await userEvent.type(screen.getByLabelText('Your email'), 'me@example.com');
  const button = screen.getByRole('button', { name: 'Get promo code' });
  await userEvent.dblClick(button);
  await waitFor(() => expect(banner()).toBeNull());
  expect(answer).toHaveBeenCalledTimes(1);
});

test('hiding it is remembered', async () => {
  const { cookies } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Hide this offer' }));
  expect(banner()).toBeNull();
  expect(cookies.get('promo_dismissed')).toBe('1');
});
