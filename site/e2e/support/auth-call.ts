import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';

/** Where the calls of signing in live. */
export const AUTH = '/auth/_allauth/browser/v1';

interface Answer<Data> {
  status: number;
  data: Data;
  meta?: { secret?: string };
  errors?: { code: string; param?: string }[];
}

/** The token that a browser's calls and forms carry; a first call brings it. */
export async function csrfToken(request: APIRequestContext, origin: string): Promise<string> {
  const kept = async () => (await request.storageState()).cookies.find(({ name }) => name === 'csrftoken')?.value;
  const there = await kept();
  if (there) return there;
  await request.get(`${origin}${AUTH}/config`);
  return (await kept()) ?? '';
}

/**
 * A call of the auth API with a browser's cookies and token. An overloaded process answers 503 with `Retry-After`
 * within five seconds, whatever the machine does beside it; the call is sent again then, as the answer asks.
 */
export async function authCall<Data = unknown>(
  request: APIRequestContext,
  origin: string,
  [method, path]: ['GET' | 'POST' | 'DELETE', string],
  data?: object,
): Promise<Answer<Data>> {
  const token = await csrfToken(request, origin);
  const answer = await request.fetch(`${origin}${AUTH}${path}`, {
    method,
    headers: { 'x-csrftoken': token, origin },
    ...(data && { data }),
  });
  // An open page of the same browser may have been given another token between its reading and the call.
  if (answer.status() === 403 && token !== (await csrfToken(request, origin)))
    return authCall(request, origin, [method, path], data);
  if (answer.status() !== 503) return answer.json();
  await setTimeout(1000 * Number(answer.headers()['retry-after'] ?? 1));
  return authCall(request, origin, [method, path], data);
}

interface Session {
  user?: { email?: string };
  flows?: { id: string; is_pending?: boolean }[];
}

/** Returns the address of the signed-in account, the pending step, or "nobody". */
export async function reached(request: APIRequestContext, origin: string): Promise<string> {
  const { data } = await authCall<Session>(request, origin, ['GET', '/auth/session']);
  return data.user?.email ?? data.flows?.find((flow) => flow.is_pending)?.id ?? 'nobody';
}
