import { expect, test } from 'vitest';
import {
  leadsTo,
  refusing,
  securityVisit,
  signedOut,
  type Answers,
} from '../../features/auth/testing/security-visit.ts';
import { route } from './route.ts';

const RESET = 'auth/password/reset';
const at = (answers: Answers) => securityVisit(route, '/auth/password/reset/key/1a-b/', answers);
const user = { display: 'Mira', has_usable_password: true };

test.each([
  [{ ...user, email: 'mira@example.test', username: 'mira' }, 'mira@example.test'],
  [{ ...user, username: 'mira' }, 'mira'],
  [user, 'Mira'],
])('names the account by what the backend tells of it: %j', async (told, username) => {
  const { load } = at({ [`GET ${RESET}`]: () => [200, { status: 200, data: { user: told } }] });
  expect(await load()).toMatchObject({ username });
});

// Django answers 409 where it resets by code and has no links.
test.each([
  ['used or expired', () => refusing('invalid_password_reset', 'key')],
  ['of a backend that resets by code', () => [409, { status: 409 }] as [number, unknown]],
])('says that a link is no longer valid: %s', async (_why, answer) => {
  expect(await at({ [`GET ${RESET}`]: answer }).load()).toMatchObject({ username: null });
});

test('a backend that can’t answer isn’t taken for an invalid link', async () => {
  await expect(at({ [`GET ${RESET}`]: () => [500, null] }).load()).rejects.toMatchObject({ status: 500 });
});

test('a new password leads to the sign-in, also without a configuration of the backend', async () => {
  const ok: Answers = { [`POST ${RESET}`]: () => signedOut, 'GET config': () => [500, null] };
  expect(leadsTo(await at(ok).send({ password: 'Battery-staple-77' }))).toBe('/auth/login/?reset');
});

test('shows the backend’s own words for a refused password, and keeps the link', async () => {
  const { send } = at({
    [`POST ${RESET}`]: () => refusing('password_too_short', 'password', 'At least 12 characters.'),
  });
  expect(await send({ password: 'x' })).toMatchObject({
    data: { problems: [{ field: 'password', say: { text: 'At least 12 characters.' } }] },
    init: { status: 400 },
  });
});
