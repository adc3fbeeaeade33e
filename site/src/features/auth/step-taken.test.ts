import { expect, test, vi } from 'vitest';
import { createApp } from '../../app-context.tsx';
import { authQuery } from '../../api/auth.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { takeRememberedNext } from './remembered-next.ts';
import { stepTaken } from './step-taken.ts';

const origin = 'https://hoster.example';
const waiting: AuthStatus = { status: 'pending', flow: { id: 'verify_email', is_pending: true } };

function start() {
  const cookies = new Map<string, string>();
  const app = createApp({
    facts: {
      cookie: null,
      acceptsRussian: false,
      mayBeSignedIn: false,
      currency: { saved: null, picked: false },
      timeZone: 'UTC',
      theme: null,
      promoDismissed: false,
      origin,
      cookieDomain: null,
    },
    transport: vi.fn(),
    cookie: (name) => cookies.get(name) ?? null,
    setCookie: (name, value) => void cookies.set(name, value),
    notify: vi.fn(),
    log: vi.fn(),
  });
  return app;
}

test('where a sign-up was going is remembered before any page can say that a letter is on its way', async () => {
  const app = start();
  const known: (string | null)[] = [];
  app.queryClient.getQueryCache().subscribe(() => {
    if (app.queryClient.getQueryData(authQuery(app).queryKey) === waiting) known.push(app.cookie('after_signup'));
  });
  await stepTaken(app, waiting, '/ru/virtual-private-servers/nvme-3/?name=web');
  expect(known.length).toBeGreaterThan(0);
  expect(new Set(known)).toEqual(new Set(['/ru/virtual-private-servers/nvme-3/?name=web']));
  expect(takeRememberedNext(app)).toBe('/ru/virtual-private-servers/nvme-3/?name=web');
});

test('a step that no letter follows leaves nothing behind', async () => {
  const app = start();
  await stepTaken(app, { status: 'pending', flow: { id: 'mfa_authenticate', is_pending: true } }, '/my/');
  expect(app.cookie('after_signup')).toBeNull();
});
