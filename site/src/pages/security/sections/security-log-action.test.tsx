import { expect, test, vi } from 'vitest';
import type { TransportInit } from '../../../api/request.ts';
import { siteVisit } from '../../../layout/testing/site-visit.tsx';
import { securityLogAction } from './security-log-action.ts';

const settled = { status: 'settled', user: { display: 'Mira', has_usable_password: true } } as const;
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const anonymous = { status: 401, data: { flows: [{ id: 'login' }] }, meta: { is_authenticated: false } };
const stale = {
  status: 401,
  data: { user: settled.user, methods: [], flows: [{ id: 'reauthenticate' }] },
  meta: { is_authenticated: true },
};
const gone = { status: 400, errors: [{ code: 'invalid_choice', message: 'Unknown', param: 'sessions' }] };

type Call = [string, unknown];

/** Sends a form to a backend that answers as told; gives the answer and the calls that changed something. */
async function send(fields: Record<string, string>, answer: (path: string, init: TransportInit) => Response) {
  const calls: Call[] = [];
  const { app } = siteVisit(
    {
      auth: settled,
      answer: (path, init) => {
        if (init.method !== 'GET') calls.push([`${init.method} ${path}`, JSON.parse(init.body ?? 'null')]);
        return answer(path, init);
      },
    },
    vi.fn(),
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { answer: await securityLogAction(app, form), calls };
}

const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null);

test('forms of other sections are left to them', async () => {
  for (const intent of ['password', 'toString']) {
    expect((await send({ intent }, () => json(500, {}))).answer).toBeNull();
  }
});

test('ends all other sessions, even if one has just ended', async () => {
  const session = (id: number) => ({ id, is_current: id === 2 });
  const lists = [[1, 2, 3].map(session), [2, 3].map(session)];
  const refusals = [gone];
  const { answer, calls } = await send({ intent: 'end-other-sessions' }, (_, { method }) => {
    if (method === 'GET') return json(200, lists.shift());
    const refused = refusals.shift();
    return refused ? json(400, refused) : json(200, { status: 200, data: [] });
  });
  expect(calls.map(([, body]) => body)).toEqual([{ sessions: [1, 3] }, { sessions: [3] }]);
  expect(locationOf(answer)).toBe('/my/security/?saved=sessions#sessions');
});

test('ending an ended session succeeds; ending the current one opens the sign-in page', async () => {
  const end = { intent: 'end-session', id: '7' };
  expect(locationOf((await send(end, () => json(400, gone))).answer)).toBe('/my/security/?saved=session#sessions');
  expect(locationOf((await send(end, () => json(401, anonymous))).answer)).toBe(
    '/auth/login/?next=%2Fmy%2Fsecurity%2F',
  );
});

test('asks to confirm the identity if needed, and keeps the form', async () => {
  const off = { intent: 'disconnect-provider', provider: 'github', account: '42' };
  const factors = { status: 200, data: [] };
  const refused = await send(off, (_, { method }) => (method === 'GET' ? json(200, factors) : json(401, stale)));
  expect(refused.answer).toMatchObject({ data: { kept: off, ways: ['password'] }, init: { status: 401 } });
  const on = { intent: 'connect-provider', provider: 'github' };
  const early = await send(on, (path) =>
    path.includes('authenticators') ? json(200, factors) : json(200, { obstacles: [], reauthenticate: true }),
  );
  expect(early.answer).toMatchObject({ data: { kept: on, ways: ['password'] } });
  expect(early.calls, 'no redirect to the provider yet').toEqual([]);
});

test.each([404, 405, 500])(
  'connects an account on a backend that doesn’t tell beforehand whether it asks who it is: %i',
  async (status) => {
    const sent: unknown[] = [];
    const { app } = siteVisit(
      {
        auth: settled,
        answer: (path, { method, body }) => {
          if (method === 'GET') return json(status, null);
          sent.push([`${method} ${path}`, Object.fromEntries(new URLSearchParams(body))]);
          return new Response(null, { status: 302, headers: { location: 'https://github.example/authorize' } });
        },
      },
      vi.fn(),
    );
    const form = new FormData();
    form.set('intent', 'connect-provider');
    form.set('provider', 'github');
    expect(locationOf(await securityLogAction(app, form))).toBe('https://github.example/authorize');
    const callback = `${app.facts.origin}/my/security/?saved=provider#providers`;
    expect(sent).toEqual([
      [
        'POST /auth/_allauth/browser/v1/auth/provider/redirect',
        { provider: 'github', process: 'connect', callback_url: callback },
      ],
    ]);
  },
);

test('the last way to sign in is kept, with the message of the server', async () => {
  const message = 'Your account has no password set up.';
  const { answer } = await send({ intent: 'disconnect-provider', provider: 'github', account: '42' }, () =>
    json(400, { status: 400, errors: [{ code: 'no_password', message }] }),
  );
  expect(answer).toMatchObject({
    data: { intent: 'providers', problems: [{ field: null, say: { text: message } }] },
    init: { status: 400 },
  });
});

test('a refused key keeps its input, with errors by field', async () => {
  const key = { title: 'Laptop', key: 'no key' };
  const { answer } = await send({ intent: 'add-ssh-key', ...key, default: 'on' }, () =>
    json(400, { key: ['Enter a valid public key.'] }),
  );
  const values = { ...key, default: true };
  expect(answer).toMatchObject({ data: { newKey: { errors: { key: ['Enter a valid public key.'] }, values } } });
  const late = await send({ intent: 'add-ssh-key', ...key }, () => json(429, { detail: 'Too many' }));
  expect(late.answer).toMatchObject({
    data: { problems: [{ say: 'rate_limited' }], newKey: { errors: {}, values: { ...values, default: false } } },
    init: { status: 429 },
  });
});

test('a key is renamed; a refused name keeps its input', async () => {
  const form = { intent: 'rename-ssh-key', id: '5', title: 'Office' };
  const renamed = await send(form, () => json(200, {}));
  expect(renamed.calls).toEqual([['PATCH /my/api/ssh-keys/5/', { title: 'Office' }]]);
  expect(locationOf(renamed.answer)).toBe('/my/security/?saved=ssh-key-changed#ssh-keys');
  const errors = { title: ['This field is required.'] };
  const refused = await send({ ...form, title: '' }, () => json(400, errors));
  expect(refused.answer).toMatchObject({ data: { renamedKey: { id: 5, title: '', errors } }, init: { status: 400 } });
});

test('a key is changed and removed; removing a missing one succeeds', async () => {
  const changed = await send({ intent: 'change-ssh-key', id: '5', default: '0' }, () => json(200, {}));
  expect(changed.calls).toEqual([['PATCH /my/api/ssh-keys/5/', { default: false }]]);
  const removed = await send({ intent: 'remove-ssh-key', id: '5' }, () => json(404, { detail: 'Not found' }));
  expect(locationOf(removed.answer)).toBe('/my/security/?saved=ssh-key-removed#ssh-keys');
});

test('reports an expired session without leaving the form', async () => {
  const { answer } = await send({ intent: 'remove-ssh-key', id: '5' }, () => json(401, { detail: 'Sign in' }));
  expect(answer).toMatchObject({ data: { intent: 'session-ended' }, init: { status: 401 } });
});
