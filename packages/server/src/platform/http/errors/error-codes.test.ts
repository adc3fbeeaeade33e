import { authErrorCodes, errorCodes } from '@hoster/contract';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Codes whose answers don't come from here. */
const fromElsewhere = {
  backend_unreachable: 'the host of the site, for a backend that it can’t reach',
  busy: 'the host of the site, for too many requests at a time',
};
/** Codes that are made of parts, or that only django-allauth answers. */
const composed = {
  email_password_mismatch: 'login.ts',
  username_password_mismatch: 'login.ts',
  phone_password_mismatch: 'sign-in by phone number',
  phone_taken: 'sign-up with a phone number',
};

const root = join(import.meta.dirname, '../../..');
const sources = globSync('**/*.ts', { cwd: root, exclude: (name) => name === 'testing' })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

test.each([
  ['error', errorCodes, fromElsewhere, sources],
  [
    'auth error',
    authErrorCodes,
    composed,
    // The messages by code are no use of it.
    sources.filter(([file]) => file.startsWith('identity') && file !== join('identity', 'auth', 'messages.ts')),
  ],
])('answers with every %s code', (_, codes, exceptions, files) => {
  const unused = Object.keys(codes).filter((code) => !files.some(([, source]) => source.includes(`'${code}'`)));
  expect(unused.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
