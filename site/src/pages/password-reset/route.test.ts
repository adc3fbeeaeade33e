import { expect, test, vi } from 'vitest';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { backendOf, json, recorded } from '../../features/auth/testing/recorded.ts';
import { leadsTo } from '../../features/auth/testing/security-visit.ts';
import { route } from './route.ts';

const transcript = '21-code-password-reset';
const url = new URL('https://hoster.example/auth/password/reset/');

function visit(answers: Readonly<Record<string, readonly Response[]>>) {
  const { answer, sent } = backendOf(answers);
  const { app } = siteVisit({ answer }, vi.fn());
  const args = { app, url, params: {}, request: new Request(url) };
  return {
    sent,
    load: () => route.load?.(args),
    send(fields: Record<string, string>) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return route.act?.({ ...args, form });
    },
  };
}

test('without script, a request for a code leads to the form that takes it', async () => {
  const { load, send } = visit({
    'GET /config': [recorded('20-code-email-verification', 1)],
    'POST /auth/password/request': [recorded(transcript, 2)],
    'GET /auth/session': [recorded(transcript, 4)],
  });
  expect(leadsTo(await send({ email: 'quin@example.test' }))).toBe('/auth/password/reset/');
  expect(await load()).toMatchObject({ awaitsCode: true, sent: false });
});

test('a link is announced where the backend sends one', async () => {
  const { send } = visit({ 'POST /auth/password/request': [json(200, { status: 200 })] });
  expect(leadsTo(await send({ email: 'quin@example.test' }))).toBe('/auth/password/reset/?sent');
});

test('the last wrong code says that the code is over', async () => {
  const { send } = visit({
    'POST /auth/password/reset': [recorded(transcript, 10)],
    'GET /auth/session': [
      json(401, { status: 401, data: { flows: [{ id: 'login' }] }, meta: { is_authenticated: false } }),
    ],
  });
  expect(await send({ reset_code: 'abcd-efgh', password: 'Battery-staple-77' })).toMatchObject({
    data: { isOver: true, problems: [{ field: null, say: 'reset_over' }] },
  });
});

test('names a wrong code and a weak password at their fields, and an expired code above', async () => {
  const { send, sent } = visit({
    'POST /auth/password/reset': [
      recorded(transcript, 10),
      recorded(transcript, 7),
      recorded(transcript, 13),
      recorded(transcript, 8),
    ],
    'GET /auth/session': [recorded(transcript, 4)],
  });
  const typed = { reset_code: 'tkhf – qtml', password: 'Battery-staple-77' };
  expect(await send(typed)).toMatchObject({ data: { problems: [{ field: 'key', say: 'incorrect_sent_code' }] } });
  expect(await send(typed)).toMatchObject({ data: { problems: [{ field: 'password' }, {}, {}] } });
  expect(await send(typed)).toMatchObject({
    data: { isOver: true, problems: [{ field: null, say: 'reset_over' }] },
  });
  expect(leadsTo(await send(typed))).toBe('/auth/login/?reset');
  expect(sent[0]).toEqual(['POST /auth/password/reset', { key: 'tkhf-qtml', password: 'Battery-staple-77' }]);
});
