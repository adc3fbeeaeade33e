import { afterEach, expect, test, vi } from 'vitest';
import { leadsTo, securityVisit } from '../../features/auth/testing/security-visit.ts';
import { route } from './route.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([500, 502, 504])(
  'without script, a backend that answers %i at sign-in leaves the form with its name',
  async (status) => {
    vi.stubEnv('SSR', true);
    const { send } = securityVisit(route, '/auth/login/', { 'POST auth/login': () => [status, null] });
    expect(await send({ login: 'mira@example.test', password: 'Correct-horse-42' })).toMatchObject({
      data: { problems: [{ field: null, say: 'unavailable_reloaded' }], name: 'mira@example.test' },
      init: { status: 503 },
    });
  },
);

// "Use another account", "Send a new code" and a provider's button of a page without script.
test.each([
  [{ abandon: '1' }, 'DELETE auth/session'],
  [{ resend: 'login' }, 'POST auth/code/resend'],
  [{ resend: 'email' }, 'POST auth/email/verify/resend'],
  [{ resend: 'phone' }, 'POST auth/phone/verify/resend'],
  [{ provider: 'github' }, 'POST auth/provider/redirect'],
])('without script, %j says why it failed', async (form, call) => {
  vi.stubEnv('SSR', true);
  for (const [status, say, shown] of [
    [500, 'unavailable_reloaded', 503],
    [504, 'unavailable_reloaded', 503],
    [403, 'no_cookies', 403],
  ] as const) {
    const { send } = securityVisit(route, '/auth/login/', { [call]: () => [status, null] });
    expect(await send({ ...form })).toMatchObject({
      data: { problems: [{ field: null, say }] },
      init: { status: shown },
    });
  }
});

test.each([
  ['email', 'mira@example.test', 'POST account/email', 'email_fixed'],
  ['phone', '+31 20 123 45 67', 'POST account/phone', 'phone_fixed'],
])('without script, has the code sent to another %s, or says why not and keeps it', async (of, to, call, say) => {
  const form = { [`new_${of}`]: to };
  const sent = securityVisit(route, '/auth/login/', { [call]: () => [202, { status: 202, data: [] }] });
  expect(await sent.send(form)).toMatchObject({ data: { problems: [], change: { of, to, problems: [] } } });
  const fixed = securityVisit(route, '/auth/login/', { [call]: () => [409, { status: 409 }] });
  expect(await fixed.send(form)).toMatchObject({
    data: { problems: [], change: { of, to, problems: [{ field: null, say }] } },
    init: { status: 400 },
  });
});

test('each field that was left empty is named', async () => {
  const { send } = securityVisit(route, '/auth/login/', {});
  expect(await send({ login: '', password: '' })).toMatchObject({
    data: {
      problems: [
        { field: 'username', say: 'required' },
        { field: 'password', say: 'required' },
      ],
    },
  });
});

test.each([
  ['over', [{ id: 'login' }, { id: 'login_by_code' }], null],
  ['still awaited', [{ id: 'login_by_code', is_pending: true }], { field: 'code', say: 'incorrect_sent_code' }],
])('without script, a wrong code after which the sign-in is %s says so', async (_what, flows, problem) => {
  const { send } = securityVisit(route, '/auth/login/', {
    'POST auth/code/confirm': () => [
      400,
      { status: 400, errors: [{ code: 'incorrect_code', param: 'code', message: '' }] },
    ],
    'GET auth/session': () => [401, { status: 401, data: { flows }, meta: { is_authenticated: false } }],
  });
  const answer = await send({ login_code: 'abcd-efgh' });
  if (problem === null) expect(leadsTo(answer)).toBe('/auth/login/?again');
  else expect(answer).toMatchObject({ data: { problems: [problem] }, init: { status: 400 } });
});

test('without script, the button of the sign-up form leads to the sign-in form with the typed email', async () => {
  const { send } = securityVisit(route, '/auth/login/', {});
  expect(await send({ sign_in: '1', email: 'mira@example.test', password: '' })).toMatchObject({
    data: { problems: [], name: 'mira@example.test' },
  });
});
