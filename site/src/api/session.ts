import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { isSessionAnswer, readSession, type AuthStatus, type SessionAnswer } from './auth-status.ts';
import { isApiError } from './errors.ts';
import { AUTH_BASE } from './request.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Record<string, unknown> & { ofCustomer?: boolean };
  }
}

/** Marks a query of what only customers get: at sign-out it isn't asked again, which would only give 401. */
export const OF_CUSTOMER = { ofCustomer: true };

/** Who is here. Asks nothing for visitors without a session cookie. */
export const authQuery = ({ request, facts, cookie }: AppContext) =>
  queryOptions({
    queryKey: ['auth'],
    queryFn: (): Promise<AuthStatus> =>
      facts.mayBeSignedIn || cookie('user')
        ? readingSession(() => request<SessionAnswer>(`${AUTH_BASE}/auth/session`))
        : Promise.resolve({ status: 'none' }),
  });

/** Takes a 401 that carries a session as the answer it is. */
export async function readingSession(call: () => Promise<SessionAnswer>): Promise<AuthStatus> {
  try {
    return readSession(await call());
  } catch (error) {
    if (isApiError(error, 401) && isSessionAnswer(error.data)) return readSession(error.data);
    throw error;
  }
}
