import { expect, test } from 'vitest';
import { errorKind } from './error-kind.ts';

test.each([
  [404, 'not-found'],
  [429, 'too-many'],
  [401, 'signed-out'],
  [403, 'refused'],
  [500, 'failed'],
  [502, 'away'],
  [503, 'away'],
  [504, 'away'],
] as const)('the error page for a status of %i is that of %s', (status, kind) => {
  expect(errorKind(status, '/ru/my/')).toBe(kind);
});
