import { expect, test } from 'vitest';
import { passkeyFailure } from './ceremony.ts';

const named = (name: string) => new DOMException('browsers word this as they like', name);

test.each([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['TimeoutError', 'cancelled'],
  ['InvalidStateError', 'exists'],
  ['ConstraintError', 'device'],
  ['NotSupportedError', 'device'],
  ['SecurityError', 'site'],
  ['UnknownError', 'failed'],
])('reads %s as %s, wrapped or not', (name, failure) => {
  expect(passkeyFailure(named(name))).toBe(failure);
  expect(passkeyFailure(new Error('wrapped', { cause: named(name) }))).toBe(failure);
});

test('anything else has failed', () => {
  expect(passkeyFailure(new Error('Browser does not support WebAuthn autofill'))).toBe('failed');
  expect(passkeyFailure('odd')).toBe('failed');
});
