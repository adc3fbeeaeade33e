import { expect, test, vi } from 'vitest';
import { authQuery } from '../../api/auth.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { takeRememberedNext } from './remembered-next.ts';
import { stepTaken } from './step-taken.ts';

const waiting: AuthStatus = { status: 'pending', flow: { id: 'verify_email', is_pending: true } };

test('where a sign-up was going is remembered before any page can say that a letter is on its way', async () => {
  const { app } = siteVisit({}, vi.fn());
  const known: (string | null)[] = [];
  app.queryClient.getQueryCache().subscribe(() => {
    const status = app.queryClient.getQueryData(authQuery(app).queryKey)?.status;
    if (status === 'pending') known.push(app.cookie('after_signup'));
  });
  await stepTaken(app, waiting, '/ru/virtual-private-servers/nvme-3/?name=web');
  expect(known.length).toBeGreaterThan(0);
  expect(new Set(known)).toEqual(new Set(['/ru/virtual-private-servers/nvme-3/?name=web']));
  expect(takeRememberedNext(app)).toBe('/ru/virtual-private-servers/nvme-3/?name=web');
});

test('a step that no letter follows leaves nothing behind', async () => {
  const { app } = siteVisit({}, vi.fn());
  await stepTaken(app, { status: 'pending', flow: { id: 'mfa_authenticate', is_pending: true } }, '/my/');
  expect(app.cookie('after_signup')).toBeNull();
});
