import { expect, test, vi } from 'vitest';
import { authQuery } from '../../../api/session.ts';
import type { AuthStatus } from '../../../api/auth-status.ts';
import { siteVisit } from '../../../layout/testing/site-visit.tsx';
import { popRememberedNext } from '../session/remembered-next.ts';
import { applyAuthStatus } from './apply-auth-status.ts';

const waiting: AuthStatus = { status: 'pending', flow: { id: 'verify_email', is_pending: true } };

test('remembers the target of a sign-up before any page announces the email', async () => {
  const { app } = siteVisit({}, vi.fn());
  const known: (string | null)[] = [];
  app.queryClient.getQueryCache().subscribe(() => {
    const status = app.queryClient.getQueryData(authQuery(app).queryKey)?.status;
    if (status === 'pending') known.push(app.cookie('after_signup'));
  });
  await applyAuthStatus(app, waiting, '/ru/virtual-private-servers/nvme-3/?name=web');
  expect(known.length).toBeGreaterThan(0);
  expect(new Set(known)).toEqual(new Set(['/ru/virtual-private-servers/nvme-3/?name=web']));
  expect(popRememberedNext(app)).toBe('/ru/virtual-private-servers/nvme-3/?name=web');
});

test('remembers an order with every text at its limit', async () => {
  const { app } = siteVisit({}, vi.fn());
  const extras = Array.from({ length: 20 }, (_, index) => `${index + 100}:20`).join(',');
  const query = new URLSearchParams({
    location: '1000',
    image: '1000',
    frequency: '3.75',
    period: '12',
    count: '20',
    trial: 'paid',
    base_admin: '0',
    extras,
    once: extras,
    stage: 'account',
    // Two bytes of text become six of an address, and four become twelve.
    name: 'я'.repeat(63),
    promo_code: 'я'.repeat(64),
    project_name: '😀'.repeat(32),
  });
  const next = `/ru/virtual-private-servers/nvme-custom/?${query}`;
  await applyAuthStatus(app, waiting, next);
  expect(popRememberedNext(app)).toBe(next);
});

test('remembers the page of an address that no cookie holds', async () => {
  const { app } = siteVisit({}, vi.fn());
  await applyAuthStatus(app, waiting, `/virtual-private-servers/?x=${'a'.repeat(4096)}`);
  expect(popRememberedNext(app)).toBe('/virtual-private-servers/');
});

test('keeps nothing for a step without an email', async () => {
  const { app } = siteVisit({}, vi.fn());
  await applyAuthStatus(app, { status: 'pending', flow: { id: 'mfa_authenticate', is_pending: true } }, '/my/');
  expect(app.cookie('after_signup')).toBeNull();
});
