import { expect, test } from 'vitest';
import { authQuery } from '../../api/session.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { leadsTo, securityVisit } from '../../features/security/testing/security-visit.ts';
import { route } from './route.ts';

const user = { display: 'Mira', has_usable_password: true };

function confirming(before: AuthStatus) {
  const { app, send } = securityVisit(route, '/auth/confirm-email/some-key/', {
    'POST auth/email/verify': () => [
      200,
      { status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } },
    ],
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
