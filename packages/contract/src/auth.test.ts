import { expect, test } from 'vitest';
import { toAuthErrors } from './auth-errors.ts';
import { LoginForm, SignupForm } from './auth-forms.ts';
import { Authenticated, Reauthenticate, Unauthenticated } from './auth.ts';

test('forms strip blanks, lower-case addresses and take a number as its text', () => {
  expect(LoginForm.parse({ email: ' Grace@Example.test ', password: ' secret ' })).toEqual({
    email: 'grace@example.test',
    password: 'secret',
  });
  expect(LoginForm.parse({ username: 12, password: 34, next: '/' })).toEqual({ username: '12', password: '34' });
});

test('errors carry code, param and allauth’s message', () => {
  const errorsOf = (body: unknown) => {
    const result = SignupForm.safeParse(body);
    return result.success ? [] : toAuthErrors(result.error, body);
  };
  expect(errorsOf({})).toEqual([
    { message: 'This field is required.', code: 'required', param: 'email' },
    { message: 'This field is required.', code: 'required', param: 'password' },
  ]);
  expect(errorsOf({ email: 'grace', password: ' ' })).toEqual([
    { message: 'Enter a valid email address.', code: 'invalid', param: 'email' },
    { message: 'This field is required.', code: 'required', param: 'password' },
  ]);
  const long = `${'a'.repeat(320)}@example.test`;
  expect(errorsOf({ email: long, password: 'x' }).map((error) => error.code)).toEqual(['invalid', 'max_length']);
  expect(errorsOf([])).toEqual([{ message: 'Invalid data. Expected an object.', code: 'invalid' }]);
});

test('parses a session: signed in with no methods, pending email, 2FA, reauthentication', () => {
  const user = { id: 1, display: 'grace', has_usable_password: true, email: 'grace@example.test' };
  expect(
    Authenticated.safeParse({ status: 200, data: { user, methods: [] }, meta: { is_authenticated: true } }).success,
  ).toBe(true);
  for (const flow of [
    { id: 'verify_email', is_pending: true },
    { id: 'mfa_authenticate', is_pending: true, types: ['recovery_codes', 'totp'] },
  ]) {
    const answer = { status: 401, data: { flows: [{ id: 'login' }, flow] }, meta: { is_authenticated: null } };
    expect(Unauthenticated.safeParse(answer).success).toBe(true);
  }
  const methods = [{ method: 'password', at: 1_795_000_000.25, email: user.email }];
  const stale = {
    status: 401,
    data: { user, methods, flows: [{ id: 'reauthenticate' }] },
    meta: { is_authenticated: true },
  };
  expect(Reauthenticate.safeParse(stale).success).toBe(true);
  expect(Unauthenticated.safeParse(stale).success).toBe(false);
});
