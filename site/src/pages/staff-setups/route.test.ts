import { expect, test, vi } from 'vitest';
import { siteVisit } from '../../layout/testing/site-visit.tsx';
import { route } from './route.ts';

const settled = { status: 'settled', user: { display: 'Mira', has_usable_password: true } } as const;

function visit(status: number) {
  const calls: string[] = [];
  const { app } = siteVisit(
    {
      auth: settled,
      answer: (path, init) => {
        calls.push(`${init.method ?? 'GET'} ${path}`);
        return new Response('[]', { status, headers: { 'content-type': 'application/json' } });
      },
    },
    vi.fn(),
  );
  const args = (fields: Record<string, string> = {}) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const url = new URL('https://hoster.example/admin/setups/?retried=7');
    return { app, params: {}, url, request: new Request(url), form };
  };
  return {
    calls,
    load: () => route.load?.(args()),
    act: (fields: Record<string, string>) => route.act?.(args(fields)),
  };
}

test('lists setups for staff and says which one was retried', async () => {
  const { load, calls } = visit(200);
  expect(await load()).toEqual({
    done: { what: 'retried', id: 7 },
    sees: { setups: true, emails: true, trials: true },
  });
  expect(calls).toEqual(['GET /my/api/staff/setups/', 'GET /my/api/staff/emails/']);
});

test('is a 404 for customers', async () => {
  const { load, act } = visit(403);
  await expect(load()).rejects.toMatchObject({ init: { status: 404 } });
  await expect(act({ intent: 'retry-setup', service: '7' })).rejects.toMatchObject({ init: { status: 404 } });
});

test.each([200, 404])('retries a setup and returns to the list when the call answers %i', async (status) => {
  const { act, calls } = visit(status);
  const answer = await act({ intent: 'retry-setup', service: '7' });
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/admin/setups/?retried=7');
  expect(calls).toEqual(['POST /my/api/staff/setups/7/retry/']);
});

test.each([
  ['resend-email', 200, 'POST', '5/resend/', 'resent'],
  ['resend-email', 404, 'POST', '5/resend/', null],
  ['resend-email', 409, 'POST', '5/resend/', 'expired'],
  ['discard-email', 200, 'DELETE', '5/', 'discarded'],
  ['discard-email', 404, 'DELETE', '5/', null],
])('%s returns to the list when the call answers %i', async (intent, status, method, path, said) => {
  const { act, calls } = visit(status);
  const answer = await act({ intent, email: '5' });
  expect(answer instanceof Response && answer.headers.get('location')).toBe(
    said === null ? '/admin/setups/' : `/admin/setups/?${said}=5`,
  );
  expect(calls).toEqual([`${method} /my/api/staff/emails/${path}`]);
});

test.each([
  { intent: 'toString', service: '7' },
  { intent: 'resend-email', service: '7' },
  { intent: 'x', service: '7' },
  { intent: 'retry-setup', service: '-1' },
])('rejects %o', async (fields) => {
  const { act, calls } = visit(200);
  expect(await act(fields)).toMatchObject({ init: { status: 400 } });
  expect(calls).toEqual([]);
});
