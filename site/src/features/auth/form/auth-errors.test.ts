import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/errors.ts';
import { authProblems, refusalStatus } from './auth-errors.ts';

afterEach(() => vi.unstubAllEnvs());

interface Facts {
  url?: string;
  retryAfter?: string;
  cause?: unknown;
}
const refusal = (status: number, data: unknown = { status }, { url = '/', retryAfter, cause }: Facts = {}) => {
  const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter });
  return new ApiError({ status, text: '', url, headers, data, cause });
};
const errors = (...list: object[]) => refusal(400, { status: 400, errors: list });

test('errors go to the field that they name, in our words where we have some and the server’s elsewhere', () => {
  const answer = errors(
    { param: 'email', code: 'invalid', message: 'a' },
    { param: 'username', code: 'required', message: 'b' },
    { param: 'code', code: 'incorrect_code', message: 'c' },
    { param: 'password', code: 'password_too_common', message: 'This password is too common.' },
    { code: 'too_many_login_attempts', message: 'Too many failed login attempts. Try again later.' },
    { code: 'invalid_login', message: 'Invalid login.' },
  );
  expect(authProblems(answer)).toEqual([
    { field: 'email', say: 'invalid_email' },
    { field: 'username', say: 'required' },
    { field: 'code', say: 'incorrect_code' },
    { field: 'password', say: { text: 'This password is too common.' } },
    { field: null, say: { text: 'Too many failed login attempts. Try again later.' } },
    { field: 'username', say: 'required' },
  ]);
});

const timeout = new DOMException('The call took too long', 'TimeoutError');
const signup = { url: '/auth/_allauth/browser/v1/auth/signup' };

test.each([
  ['too many attempts', refusal(429), 'rate_limited'],
  ['too many attempts, with a page instead of JSON', refusal(429, null), 'rate_limited'],
  ['too many attempts, with the seconds to wait', refusal(429, null, { retryAfter: '120' }), { wait: 120 }],
  ['too many attempts, with a time to wait for that is over', refusal(429, null, { retryAfter: '0' }), 'rate_limited'],
  ['too many attempts, with nonsense', refusal(429, null, { retryAfter: 'soon' }), 'rate_limited'],
  ['no connection', refusal(0), 'unreachable'],
  ['no answer in time', refusal(0, null, { cause: timeout }), 'unavailable'],
  ['a backend that fails', refusal(500, null), 'unavailable'],
  ['a backend that is down', refusal(502, null), 'unavailable'],
  ['a backend that hangs', refusal(504, { detail: 'Gateway timeout' }), 'unavailable'],
  ['a backend in maintenance', refusal(503, null), 'unavailable'],
  ['no cookie came back: Django’s own page', refusal(403, null), 'no_cookies'],
  ['sign-up closed', refusal(403, { status: 403 }, signup), 'closed'],
  ['another thing that isn’t allowed', refusal(403), 'forbidden'],
  ['a step that is over', refusal(409), 'conflict'],
  ['a code to sign in with that is over', refusal(409, null, { url: '/auth/code/confirm' }), 'reset_over'],
  ['a code for an address that is over', refusal(409, null, { url: '/auth/email/verify' }), 'reset_over'],
  ['a code for a phone number that is over', refusal(409, null, { url: '/auth/phone/verify' }), 'reset_over'],
  ['a session that is over', refusal(410), 'expired'],
  ['a call that the backend doesn’t have', refusal(404, null), 'failed'],
  ['an answer that names no error', refusal(400, { detail: 'odd' }), 'failed'],
  ['a form that is too long', refusal(413, null), 'failed'],
])('%s is said above the form', (_, error, say) => {
  vi.stubEnv('SSR', false);
  expect(authProblems(error)).toEqual([{ field: null, say }]);
});

test('reads a date to wait for', () => {
  const retryAfter = new Date(Date.now() + 90_000).toUTCString();
  const [problem] = authProblems(refusal(429, null, { retryAfter })) ?? [];
  expect(problem).toMatchObject({
    say: { wait: expect.toSatisfy((seconds: number) => seconds > 80 && seconds <= 90) },
  });
});

test('on the server, a missing answer has nothing to do with the visitor’s connection', () => {
  vi.stubEnv('SSR', true);
  for (const status of [0, 500, 504]) {
    expect(authProblems(refusal(status, null))).toEqual([{ field: null, say: 'unavailable_reloaded' }]);
  }
});

test('a page with a refused form has the status of the refusal, or that of a server in trouble', () => {
  const statuses = [0, 400, 403, 404, 409, 410, 429, 500, 504].map((status) => refusalStatus(refusal(status)));
  expect(statuses).toEqual([503, 400, 403, 404, 409, 410, 429, 503, 503]);
});

test('leaves bugs and signed-out visitors to the page', () => {
  expect(authProblems(refusal(401))).toBeNull();
  expect(authProblems(new Error('a bug'))).toBeNull();
});
