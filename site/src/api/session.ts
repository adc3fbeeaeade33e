import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { isSessionAnswer, readSession, type AuthStatus, type SessionAnswer } from './auth-status.ts';
import { isApiError } from './errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Record<string, unknown> & { ofCustomer?: boolean };
  }
}

/** Marks a query of customers' data: at sign-out it isn't reloaded, which would only return 401. */
export const OF_CUSTOMER = { ofCustomer: true };

/** The auth status. Makes no request for visitors without a session cookie. */
export const authQuery = ({ call, facts, cookie }: AppContext) =>
  queryOptions({
    queryKey: ['auth'],
    queryFn: (): Promise<AuthStatus> =>
      facts.mayBeSignedIn || cookie('user')
        ? readingSession(() => call('getSession'))
        : Promise.resolve({ status: 'none' }),
  });

/** Treats a 401 with a session as an answer. */
export async function readingSession(call: () => Promise<SessionAnswer>): Promise<AuthStatus> {
  try {
    return readSession(await call());
  } catch (error) {
    if (isApiError(error, 401) && isSessionAnswer(error.data)) return readSession(error.data);
    throw error;
  }
}
