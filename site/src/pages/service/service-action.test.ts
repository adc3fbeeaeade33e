import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authQuery } from '../../api/session.ts';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { serviceAction } from './service-action.ts';

// In the browser a page stays when the session ends.
beforeEach(() => void vi.stubEnv('SSR', false));
afterEach(() => void vi.unstubAllEnvs());

const settled = { status: 'settled', user: { display: 'Mira', has_usable_password: true } } as const;

function visit(status: number) {
  const calls: [string, unknown][] = [];
  const { app } = siteVisit(
    {
      auth: settled,
      answer: (path, init) => {
        calls.push([`${init.method} ${path}`, JSON.parse(init.body ?? 'null')]);
        return new Response('{}', { status, headers: { 'content-type': 'application/json' } });
      },
    },
    vi.fn(),
  );
  const send = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return serviceAction(app, 7, form);
  };
  return { app, calls, send };
}

const now = { intent: 'cancel', when: 'now' };
const later = { intent: 'cancel', when: 'period_end' };
const keep = { intent: 'keep' };
const keepPlan = { intent: 'keep-plan' };
const locationOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get('location') : null);

test.each([
  [now, 'POST', { when: 'now' }, 'ended'],
  [later, 'POST', { when: 'period_end' }, 'planned'],
  // Whatever cannot be undone has to be asked for by name.
  [{ intent: 'cancel' }, 'POST', { when: 'period_end' }, 'planned'],
  [keep, 'DELETE', null, 'kept'],
])('%o runs once and is confirmed on the page', async (form, method, body, done) => {
  const { calls, send } = visit(200);
  expect(locationOf(await send(form))).toBe(`/my/services/7/?done=${done}`);
  expect(calls).toEqual([[`${method} /my/api/services/7/cancel/`, body]]);
});

test('reloads services, balance and account deletion', async () => {
  const { app, send } = visit(200);
  const keys = [['services', 'en', 1], ['finance', 'en'], ['menu', 'en'], ['security', 'deletion', 'en'], ['clients']];
  for (const key of keys) app.queryClient.setQueryData(key, {});
  await send(now);
  const stale = keys.map((key) => app.queryClient.getQueryState(key)?.isInvalidated);
  expect(stale).toEqual([true, true, true, true, false]);
});

test.each([
  [now, 409, 'payment-pending'],
  [now, 429, 'too-often'],
  [keep, 429, 'too-often'],
  [later, 502, 'unreachable'],
  [now, 401, 'session-ended'],
])('%o that is answered %i changes nothing and is reported', async (form, status, refused) => {
  const { app, send } = visit(status);
  expect(await send(form)).toMatchObject({ data: { refused } });
  const known = app.queryClient.getQueryData(authQuery(app).queryKey);
  expect(known).toEqual(status === 401 ? { status: 'none' } : settled);
});

test.each([
  [later, 400],
  [now, 404],
  [keep, 409],
])('a late %o (%i) shows the current state of the service', async (form, status) => {
  expect(locationOf(await visit(status).send(form))).toBe('/my/services/7/');
});

test('keeps the plan of a service, and shows what holds when it’s too late', async () => {
  const { calls, send } = visit(200);
  expect(locationOf(await send(keepPlan))).toBe('/my/services/7/?done=plan-kept');
  expect(calls).toEqual([['DELETE /my/api/services/7/next-plan/', null]]);
  expect(locationOf(await visit(409).send(keepPlan))).toBe('/my/services/7/');
});
