import { expect, test } from 'vitest';
import { authQuery } from '../../api/session.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { leadsTo, securityVisit } from '../../features/auth/testing/security-visit.ts';
import { route } from './route.ts';

const user = { display: 'Mira', has_usable_password: true };

const signedIn = { status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } };

function confirming(before: AuthStatus, answer: [status: number, body: unknown] = [200, signedIn]) {
  const { app, send } = securityVisit(route, '/auth/confirm-email/some-key/', {
    'POST auth/email/verify': () => answer,
  });
  app.queryClient.setQueryData(authQuery(app).queryKey, before);
  return send({});
}

test('says on the security page that an address of a signed-in customer is confirmed', async () => {
  expect(leadsTo(await confirming({ status: 'settled', user }))).toBe('/my/security/?saved=email-confirmed#emails');
});

test('leads into the account after a sign-up', async () => {
  expect(leadsTo(await confirming({ status: 'none' }))).toBe('/my/');
});

test.each([
  [429, 429, 'rate_limited'],
  [500, 503, 'unavailable_reloaded'],
  [403, 403, 'forbidden'],
])('keeps the button and says why after %s', async (status, shown, say) => {
  const refused = await confirming({ status: 'none' }, [status, { status }]);
  expect(refused).toMatchObject({
    data: { state: 'failed', problems: [{ field: null, say }] },
    init: { status: shown },
  });
});
