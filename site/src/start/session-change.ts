import type { Query } from '@tanstack/react-query';
import { authQuery } from '../api/session.ts';
import type { AuthStatus } from '../api/auth-status.ts';
import { ORDER_DRAFT_KEY } from '../api/order-draft.ts';
import type { AppContext } from '../app-context.tsx';
import { removeCookie } from './cookies.ts';
import { partsArrived } from './late-parts.ts';

const FLAG = 'user';
const SIGNED_IN_DAYS = 14;
/** First parts of the keys of what only customers get. Without one, asking again would only give 401. */
const OF_CUSTOMERS = new Set<unknown>([
  'finance',
  'invoices',
  'payment',
  'personal-info',
  'security',
  'service',
  'services',
  'staff',
  'unpaid-orders',
]);

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
  const asked = ({ queryKey: [area] }: Pick<Query, 'queryKey'>) => status.status !== 'none' || !OF_CUSTOMERS.has(area);
  await app.queryClient.invalidateQueries({ predicate: (query) => !kept.has(query.queryKey[0]) && asked(query) });
  // The page that signs out would tell that its session has ended, until the next one is there.
  await app.queryClient.invalidateQueries({ predicate: (query) => !asked(query), refetchType: 'none' });
}
