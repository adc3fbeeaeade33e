import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInSite, type Visit } from '../../layout/testing/render-in-site.tsx';
import { setConsent } from '../../app/visitor/consent.ts';
import { SupportWidget } from './support-widget.tsx';

const chat = { provider: 'Chatter', src: 'https://chat.example/widget.js', site_id: 'site-7' };
const demo: Visit['auth'] = { status: 'settled', user: { display: 'demo', has_usable_password: true } };

/** Scripts of other companies that the page requests; none is fetched. */
let scripts: HTMLScriptElement[] = [];
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStorage.clear();
  setConsent({});
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const link = () => screen.queryByRole('link', { name: 'Contact support' });
const press = (name: string) =>
  userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name }));

async function shown(visit: Visit = {}) {
  const site = renderInSite(<SupportWidget />, visit);
  await pass(15_000);
  await screen.findByRole('link', { name: 'Contact support' });
  return site;
}

test('appears after 15 seconds and links to the contact form', async () => {
  renderInSite(<SupportWidget />);
  await pass(14_900);
  expect(link()).toBeNull();
  await pass(200);
  expect(await screen.findByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/contacts/#contact-form',
  );
});

test('links to a new ticket for customers with a profile if there’s no chat', async () => {
  await shown({ auth: demo, features: { chat } });
  expect(link()).toHaveAttribute('href', '/my/tickets/new/');
  expect(screen.queryByRole('button', { name: 'Live chat' })).toBeNull();
});

test('can be hidden for this visit', async () => {
  const { unmount } = await shown();
  await press('Hide support buttons');
  expect(link()).toBeNull();
  unmount();
  renderInSite(<SupportWidget />);
  await pass(20_000);
  expect(link()).toBeNull();
});

test('loads the chat after a click and consent, and remembers the consent', async () => {
  const { cookies } = await shown({ features: { chat } });
  expect(scripts).toEqual([]);
  await press('Live chat');
  expect(await screen.findByText(/The chat is provided by a third party, Chatter/)).toBeVisible();
  expect(scripts, 'asked for nothing yet').toEqual([]);
  await press('Not now');
  expect(cookies.has('consent')).toBe(false);
  await press('Live chat');
  await press('Start chat');
  expect(scripts.map(({ src, dataset }) => [src, dataset['siteId'], dataset['language']])).toEqual([
    [chat.src, 'site-7', 'en'],
  ]);
  expect(cookies.get('consent')).toMatch(/\.chat$/);
});

test('asks only once, and says when the chat can’t be loaded', async () => {
  setConsent({ chat: true });
  const { notify } = await shown({ features: { chat } });
  expect(scripts, 'click to load, also with consent').toEqual([]);
  await press('Live chat');
  expect(scripts).toHaveLength(1);
  act(() => void scripts[0]?.dispatchEvent(new Event('error')));
  await vi.waitFor(() =>
    expect(notify).toHaveBeenCalledWith('error', 'We couldn’t load the chat. Try again, or write to us.'),
  );
  expect(screen.getByRole('button', { name: 'Live chat' })).toBeVisible();
});
