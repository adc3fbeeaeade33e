import { expect, test, vi } from 'vitest';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { backendOf, json, recorded } from '../../features/auth/testing/recorded.ts';
import { leadsTo } from '../../features/auth/testing/security-visit.ts';
import { route } from './route.ts';

// A form without script, and one that is sent before the script has come.

function signUp(answer: Response, fields: Record<string, string>) {
  const { answer: backend, sent } = backendOf({ 'POST /auth/signup': [answer] });
  const { app } = siteVisit({ answer: backend }, vi.fn());
  const url = new URL('https://hoster.example/auth/signup/?next=%2Fmy%2F');
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { sent, done: route.act?.({ app, url, form, params: {}, request: new Request(url) }) };
}

const typed = { email: 'otto@example.test', password: 'Correct-horse-42' };

test('sends the fields that a backend has asked for, and keeps them when it refuses', async () => {
  const refusal = json(400, {
    status: 400,
    errors: [
      { param: 'username', code: 'username_taken', message: 'A user with that username already exists.' },
      { param: 'nickname', code: 'required', message: 'This field is required.' },
    ],
  });
  const { sent, done } = signUp(refusal, { ...typed, username: 'otto', phone: '+31 (20) 123-45-67' });
  expect(await done).toMatchObject({
    data: {
      email: 'otto@example.test',
      further: { username: 'otto', phone: '+31201234567' },
      problems: [
        { field: 'username', say: { text: 'A user with that username already exists.' } },
        { field: 'nickname', say: 'required' },
      ],
    },
  });
  expect(sent).toEqual([['POST /auth/signup', { ...typed, username: 'otto', phone: '+31201234567' }]]);
});

test('stays for the confirmation, and leads to the login page for any other step', async () => {
  expect(await signUp(recorded('20-code-email-verification', 5), typed).done).toMatchObject({ data: { problems: [] } });
  for (const id of ['verify_phone', 'prove_age']) {
    const answer = json(401, {
      status: 401,
      data: { flows: [{ id: 'login' }, { id, is_pending: true }] },
      meta: { is_authenticated: false },
    });
    expect(leadsTo(await signUp(answer, typed).done)).toBe('/auth/login/?next=%2Fmy%2F');
  }
});

test('says that sign-up is closed', async () => {
  expect(await signUp(json(403, { status: 403 }), typed).done).toMatchObject({
    data: { problems: [{ field: null, say: 'closed' }] },
  });
});

test('“Use another email” says why it failed', async () => {
  const { answer } = backendOf({ 'DELETE /auth/session': [new Response('<h1>Server Error</h1>', { status: 500 })] });
  const { app } = siteVisit({ answer }, vi.fn());
  const url = new URL('https://hoster.example/auth/signup/');
  const form = new FormData();
  form.set('abandon', '1');
  expect(await route.act?.({ app, url, form, params: {}, request: new Request(url) })).toMatchObject({
    data: { problems: [{ field: null, say: 'unavailable_reloaded' }] },
    init: { status: 503 },
  });
});
