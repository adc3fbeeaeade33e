import { expect, test } from 'vitest';
import { ApiError } from '../../api/errors.ts';
import { authProblems } from './auth-errors.ts';

const refusal = (status: number, data: unknown = { status }) =>
  new ApiError({ status, text: '', url: '/', headers: new Headers(), data });
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

test.each([
  ['too many tries', refusal(429), 'rate_limited'],
  ['no answer', refusal(0), 'unreachable'],
  ['a backend that is down', refusal(502, null), 'unreachable'],
  ['no cookie came back: Django’s own page', refusal(403, null), 'no_cookies'],
  ['sign-up closed', refusal(403), 'closed'],
])('%s is said above the form', (_, error, say) => {
  expect(authProblems(error)).toEqual([{ field: null, say }]);
});

test('doesn’t explain unexpected errors', () => {
  expect(authProblems(refusal(404))).toBeNull();
  expect(authProblems(refusal(400, { detail: 'odd' }))).toBeNull();
  expect(authProblems(new Error('a bug'))).toBeNull();
});
