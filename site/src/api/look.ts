import type { AppContext } from '../app/app-context.tsx';
import { menuQuery } from './menu.ts';

/** Opens the account of a customer for reading. Throws `ApiError` 400 with errors by field, 409 when it can't be opened. */
export async function seeAsCustomer({ call }: AppContext, id: number, reason: string): Promise<void> {
  await call('postCustomerLook', { params: { id }, body: { reason }, ignore: [400, 401, 403, 404, 409] });
}

/** Leaves the account of a customer. @returns its number; null when none was open */
export async function leaveCustomer({ call }: AppContext): Promise<number | null> {
  return (await call('deleteCustomerLook', { ignore: [401] })).account;
}

/** Whether the visitor is one of the staff who have opened the account of a customer, in which nothing can be changed. */
export async function isLooking(app: AppContext): Promise<boolean> {
  const { facts, queryClient } = app;
  if (!facts.mayBeSignedIn) return false;
  const menu = await queryClient.ensureQueryData(menuQuery(app));
  return menu?.see_as !== undefined;
}
