import type { Query } from '@tanstack/react-query';
import { authQuery } from '../api/session.ts';
import type { AuthStatus } from '../api/auth-status.ts';
import { ORDER_DRAFT_KEY } from '../api/order-draft.ts';
import type { AppContext } from '../app-context.tsx';
import { removeCookie } from './cookies.ts';
import { partsArrived } from './late-parts.ts';

const FLAG = 'user';
const SIGNED_IN_DAYS = 14;

/** Sets the cookie that tells pages beforehand that somebody is signed in; it outlives the session. */
export const flagSignedIn = ({ setCookie }: Pick<AppContext, 'setCookie'>): void =>
  setCookie(FLAG, '1', { days: SIGNED_IN_DAYS, shared: true });

/**
 * To be called with what sign-in, sign-up, confirmation or sign-out gave: keeps the flag cookie, the auth status and
 * forgets everything that was fetched for somebody else. Works on the server (form without script) as in the browser.
 */
export async function sessionChanged(app: AppContext, status: AuthStatus): Promise<void> {
  if (status.status === 'settled') flagSignedIn(app);
  if (status.status === 'none') removeCookie(app.setCookie, FLAG);
  await partsArrived();
  const { queryKey } = authQuery(app);
  app.queryClient.setQueryData(queryKey, status);
  // Prices, offers and lists may differ for the new visitor: whatever is on screen is asked again.
  const kept = new Set<unknown>([queryKey[0], ORDER_DRAFT_KEY]);
  const asked = ({ meta }: Query) => status.status !== 'none' || !meta?.['ofCustomer'];
  await app.queryClient.invalidateQueries({ predicate: (query) => !kept.has(query.queryKey[0]) && asked(query) });
  // The page that signs out would tell that its session has ended, until the next one is there.
  await app.queryClient.invalidateQueries({ predicate: (query) => !asked(query), refetchType: 'none' });
}
