import type { Query } from '@tanstack/react-query';
import { authConfigQuery } from '../../api/auth.ts';
import { authQuery } from '../../api/session.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { ORDER_DRAFT_KEY } from '../../api/order-draft.ts';
import type { AppContext } from '../app-context.tsx';
import { removeCookie } from './cookies.ts';

const FLAG = 'user';
const SIGNED_IN_DAYS = 14;

/** Sets the cookie that marks a signed-in user before any call; it outlives the session. */
export const flagSignedIn = ({ setCookie }: Pick<AppContext, 'setCookie'>): void =>
  setCookie(FLAG, '1', { days: SIGNED_IN_DAYS, shared: true });

/**
 * Call with the result of sign-in, sign-up, confirmation or sign-out: updates the flag cookie and the auth status, and
 * discards everything fetched for another user. Works on the server (form without script) and in the browser.
 */
export async function sessionChanged(app: AppContext, status: AuthStatus): Promise<void> {
  if (status.status === 'settled') flagSignedIn(app);
  if (status.status === 'none') removeCookie(app.setCookie, FLAG);
  const { queryKey } = authQuery(app);
  app.queryClient.setQueryData(queryKey, status);
  // Prices, offers and lists may differ for the new visitor: everything on screen is reloaded but the sign-in methods.
  const kept = new Set<unknown>([queryKey[0], authConfigQuery(app).queryKey[0], ORDER_DRAFT_KEY]);
  const changed = ({ queryKey: [first] }: Query) => !kept.has(first);
  // The next page would take what an earlier one has left without asking whether it is still true.
  app.queryClient.removeQueries({ type: 'inactive', predicate: changed });
  const asked = ({ meta }: Query) => status.status !== 'none' || !meta?.['ofCustomer'];
  await app.queryClient.invalidateQueries({ predicate: (query) => changed(query) && asked(query) });
  // Otherwise the page that signs out would report an ended session until the next page is shown.
  await app.queryClient.invalidateQueries({ predicate: (query) => !asked(query), refetchType: 'none' });
}
