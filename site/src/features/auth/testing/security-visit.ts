import type { AuthErrorCode } from '@hoster/contract';
import { AUTH_BASE } from '../../../api/request.ts';
import { siteVisit } from '../../../layout/testing/site-visit.tsx';
import type { PageRoute } from '../../../app/router/page.ts';

/** What the backend answers: `GET account/email` below the auth address, or a whole path. */
export type Answers = Record<string, (body: unknown) => [status: number, data: unknown]>;

const user = { display: 'Mira', email: 'mira@example.test', has_usable_password: true };

/** "Show that it is still you": signed in, but too long ago. */
export const stale: [number, unknown] = [
  401,
  { status: 401, data: { user, methods: [], flows: [{ id: 'reauthenticate' }] }, meta: { is_authenticated: true } },
];

/** Signed out. */
export const signedOut: [number, unknown] = [
  401,
  { status: 401, data: { flows: [{ id: 'login' }] }, meta: { is_authenticated: false } },
];

/** A refusal with one error. */
export const refusing = (code: AuthErrorCode, param: string, message: string = code): [number, unknown] => [
  400,
  { status: 400, errors: [{ code, param, message }] },
];

/** Where an answer leads; null when it does not. */
export const leadsTo = (answer: unknown): string | null =>
  answer instanceof Response ? answer.headers.get('location') : null;

/** A signed-in customer at a page of security, before a backend that answers as told. */
export function securityVisit<Data>(route: PageRoute<Data>, path: string, answers: Answers) {
  const calls: string[] = [];
  const { app } = siteVisit(
    {
      auth: { status: 'settled', user },
      answer(url, init) {
        const call = `${init.method ?? 'GET'} ${url.replace(`${AUTH_BASE}/`, '')}`;
        calls.push(call);
        const body: unknown =
          init.headers['content-type'] === 'application/json' ? JSON.parse(init.body ?? 'null') : init.body;
        const [status, data] = answers[call]?.(body) ?? [404, {}];
        return new Response(JSON.stringify(data), { status, headers: { 'content-type': 'application/json' } });
      },
    },
    () => undefined,
  );
  const url = new URL(`https://hoster.example${path}`);
  const args = { app, params: {}, url, request: new Request(url) };
  return {
    app,
    /** Method and path of each call, in order. */
    calls,
    load: () => route.load?.(args),
    send(fields: Record<string, string>) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return route.act?.({ ...args, form });
    },
  };
}
