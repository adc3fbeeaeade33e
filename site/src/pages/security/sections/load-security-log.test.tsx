import { expect, test, vi } from 'vitest';
import { siteVisit } from '../../../layout/testing/site-visit.tsx';
import { loadSecurityLog } from './load-security-log.ts';

const settled = { status: 'settled', user: { display: 'Mira', has_usable_password: true } } as const;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** What the page gets at an address, with a backend whose answers are all well but for the given ones. */
function load(query: string, answers: Record<string, () => Response> = {}) {
  const usual: Record<string, unknown> = {
    '/my/api/account/sessions/': [{ country: 'DE' }, { country: null }],
    '/my/api/account/events/': { count: 1, next: null, previous: null, results: [{ country: 'KZ' }] },
    '/my/api/ssh-keys/': [],
    '/auth/_allauth/browser/v1/account/providers': { status: 200, data: [] },
    '/auth/_allauth/browser/v1/config': { status: 200, data: {} },
  };
  const { app } = siteVisit(
    {
      auth: settled,
      answer: (path) => {
        const bare = path.split('?')[0] ?? '';
        return answers[bare]?.() ?? json(usual[bare]);
      },
    },
    vi.fn(),
  );
  return loadSecurityLog(app.inLanguage('ru'), new URL(`https://hoster.example/my/security/${query}`));
}

test('countries are named in the language of the page', async () => {
  expect(await load('')).toMatchObject({ countries: { DE: 'Германия', KZ: 'Казахстан' }, eventsPage: 1 });
});

test('shows a failed provider visit instead of the success named in the URL', async () => {
  expect(await load('?saved=provider')).toMatchObject({ saved: 'provider', providerError: null });
  expect(await load('?saved=provider&error=cancelled&error_process=connect')).toMatchObject({
    saved: null,
    providerError: 'cancelled',
  });
  expect(await load('?error=cancelled&error_process=login')).toMatchObject({ providerError: null });
});

test('reports a failed list without affecting the others', async () => {
  const broken = { '/my/api/ssh-keys/': () => json({}, 500) };
  expect(await load('', broken)).toMatchObject({
    failed: { sessions: false, providers: false, sshKeys: true, events: false },
  });
});

test('redirects to sign-in and back to the same page of the log without a session', async () => {
  const answer = await load('?events=2', { '/my/api/account/events/': () => json({}, 401) });
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    '/auth/login/?next=%2Fmy%2Fsecurity%2F%3Fevents%3D2',
  );
});

test('a page beyond the last is empty; an invalid page is the first', async () => {
  const beyond = { '/my/api/account/events/': () => json({}, 404) };
  await expect(load('?events=9', beyond)).rejects.toMatchObject({ status: 404 });
  expect(await load('?events=-1.5')).toMatchObject({ eventsPage: 1 });
});
