import { expect, test } from 'vitest';
import { legalPaths, signupDocuments, versionInForce } from './legal.ts';

test('sign-up accepts the terms, and in Russian the two personal-data documents as well', () => {
  expect(signupDocuments('en')).toEqual(['tos']);
  expect(signupDocuments('ru').map((slug) => legalPaths[slug])).toEqual([
    '/tos/',
    '/personal-data-processing-policy/',
    '/personal-data-processing-consent/',
  ]);
});

test.each([
  ['2025-12-31', null],
  ['2026-01-01', '2026-01-01'],
  ['2026-10-14', '2026-01-01'],
  ['2026-10-15', '2026-10-15'],
])('on %s, version %s is in force', (day, version) => {
  const versions = [{ version: '2026-10-15' }, { version: '2026-01-01' }, { version: '2027-02-01' }];
  expect(versionInForce(versions, day)?.version ?? null).toBe(version);
});
