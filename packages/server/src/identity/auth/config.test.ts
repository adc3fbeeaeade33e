import { expect, test } from 'vitest';
import { readAuth } from './config.ts';

test('by default, browsers can be trusted for 30 days and sign-in by code is offered', () => {
  expect(readAuth({})).toEqual({
    trustDays: 30,
    loginByCode: 'offered',
    emailVerificationByCode: false,
    passwordResetByCode: false,
    signupOpen: true,
    signupFields: [],
  });
});

test('reads every mode', () => {
  expect(
    readAuth({
      AUTH_TRUST_DAYS: '0',
      AUTH_LOGIN_BY_CODE: 'required',
      AUTH_EMAIL_VERIFICATION: 'code',
      AUTH_PASSWORD_RESET: 'code',
      AUTH_SIGNUP: 'closed',
      AUTH_SIGNUP_FIELDS: 'phone, username',
    }),
  ).toEqual({
    trustDays: 0,
    loginByCode: 'required',
    emailVerificationByCode: true,
    passwordResetByCode: true,
    signupOpen: false,
    signupFields: ['phone', 'username'],
  });
});

test.each([
  ['AUTH_TRUST_DAYS', '-1'],
  ['AUTH_TRUST_DAYS', '366'],
  ['AUTH_TRUST_DAYS', 'a month'],
  ['AUTH_LOGIN_BY_CODE', 'yes'],
  ['AUTH_EMAIL_VERIFICATION', 'none'],
  ['AUTH_PASSWORD_RESET', 'Code'],
  ['AUTH_SIGNUP', '0'],
  ['AUTH_SIGNUP_FIELDS', 'username,email2'],
])('refuses to start with %s=%s', (name, value) => {
  expect(() => readAuth({ [name]: value })).toThrow(name);
});
