import type {
  BalanceChange,
  CustomerEmailConfirmation,
  CustomerErasure,
  CustomerMergeInput,
  CustomerPersonAction,
  CustomersQuery,
  PaymentRefund,
  OlderQuery,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

const readErrors = [400, 401, 403, 404] as const;
const actionErrors = [400, 401, 403, 404, 409] as const;

/** A page of customers. Throws `ApiError` 403 for who may not see them. */
export const customersQuery = ({ call }: AppContext, query: Partial<CustomersQuery>) =>
  queryOptions({
    queryKey: ['staff', 'customers', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffCustomers', { query, ignore: [...readErrors] }),
  });

/** A customer. Throws `ApiError` 403 for who may not see them, 404 for an account that doesn't exist. */
export const customerQuery = ({ call }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'customer', id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffCustomer', { params: { id }, ignore: [...readErrors] }),
  });

/** A page of services, newest first. */
export const customerServicesQuery = ({ call }: AppContext, id: number, query: OlderQuery = {}) =>
  queryOptions({
    queryKey: ['staff', 'customer', id, 'services', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCustomerServices', { params: { id }, query, ignore: [...readErrors] }),
  });

/** A page of transactions on the balance, newest first. */
export const customerMovementsQuery = ({ call, lang }: AppContext, id: number, query: OlderQuery = {}) =>
  queryOptions({
    queryKey: ['staff', 'customer', id, 'transactions', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCustomerMovements', { params: { id }, query, ignore: [...readErrors] }),
  });

/** A page of payments, newest first. */
export const customerPaymentsQuery = ({ call }: AppContext, id: number, query: OlderQuery = {}) =>
  queryOptions({
    queryKey: ['staff', 'customer', id, 'payments', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCustomerPayments', { params: { id }, query, ignore: [...readErrors] }),
  });

/** A page of invoices and credit notes, newest first. */
export const customerInvoicesQuery = ({ call }: AppContext, id: number, query: OlderQuery = {}) =>
  queryOptions({
    queryKey: ['staff', 'customer', id, 'invoices', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCustomerInvoices', { params: { id }, query, ignore: [...readErrors] }),
  });

/** A page of tickets, newest first. */
export const customerTicketsQuery = ({ call }: AppContext, id: number, query: OlderQuery = {}) =>
  queryOptions({
    queryKey: ['staff', 'customer', id, 'tickets', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCustomerTickets', { params: { id }, query, ignore: [...readErrors] }),
  });

/** A page of emails to the people of a customer, newest first. */
export const customerEmailsQuery = ({ call }: AppContext, id: number, query: OlderQuery = {}) =>
  queryOptions({
    queryKey: ['staff', 'customer', id, 'emails', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCustomerEmails', { params: { id }, query, ignore: [...readErrors] }),
  });

/** An email with its text. Throws `ApiError` 404 for one to somebody else. */
export const customerEmailQuery = ({ call }: AppContext, id: number, email: number) =>
  queryOptions({
    queryKey: ['staff', 'customer', id, 'email', email],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCustomerEmail', { params: { id, email }, ignore: [...readErrors] }),
  });

/** Active sessions and the latest activity of a customer's people. */
export const customerSessionsQuery = ({ call }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'customer', id, 'sessions'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCustomerSessions', { params: { id }, ignore: [...readErrors] }),
  });

/** What staff wrote about a customer. */
export const customerNotesQuery = ({ call }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'customer', id, 'notes'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCustomerNotes', { params: { id }, ignore: [...readErrors] }),
  });

const refresh = ({ queryClient }: AppContext): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [area] }) => area === 'staff' });

/** An action on a person of a customer. Throws `ApiError` 400 with errors by field, 409 when it can't be done. */
export async function actOnPerson(
  app: AppContext,
  action: 'block' | 'unblock' | 'signOut',
  id: number,
  body: CustomerPersonAction,
): Promise<void> {
  const calls = { block: 'postCustomerBlock', unblock: 'postCustomerUnblock', signOut: 'postCustomerSignOut' } as const;
  await app.call(calls[action], { params: { id }, body, ignore: [...actionErrors] });
  await refresh(app);
}

/** Erases a customer for good. Throws `ApiError` 400 with errors by field, 409 with what keeps the account. */
export async function eraseCustomer(app: AppContext, id: number, body: CustomerErasure): Promise<void> {
  await app.call('postCustomerErasure', { params: { id }, body, ignore: [...actionErrors] });
  await refresh(app);
}

/** What merging another customer into this one would move. Throws `ApiError` 400 for one who isn't found. */
export const customerMergeQuery = ({ call, lang }: AppContext, id: number, other: string) =>
  queryOptions({
    queryKey: ['staff', 'customer', id, 'merge', lang, other],
    meta: OF_CUSTOMER,
    queryFn: () => call('getCustomerMerge', { params: { id }, query: { other }, ignore: [...readErrors] }),
  });

/** Merges another customer into this one. Throws `ApiError` 400 with errors by field, 409 with what is in the way. */
export async function mergeCustomer(app: AppContext, id: number, body: CustomerMergeInput): Promise<void> {
  await app.call('postCustomerMerge', { params: { id }, body, ignore: [...actionErrors] });
  await refresh(app);
}

/** Confirms an address. Throws `ApiError` 400 with errors by field, 409 when somebody else has it. */
export async function confirmCustomerEmail(
  app: AppContext,
  id: number,
  body: CustomerEmailConfirmation,
): Promise<void> {
  await app.call('postCustomerEmailConfirmation', { params: { id }, body, ignore: [...actionErrors] });
  await refresh(app);
}

/** Credits or debits a balance, once for a key. Throws `ApiError` 400 with errors by field, 409 when it can't be done. */
export async function changeBalance(app: AppContext, id: number, body: BalanceChange, key: string): Promise<void> {
  const headers = { 'idempotency-key': key };
  await app.call('postBalanceChange', { params: { id }, body, headers, ignore: [...actionErrors] });
  await refresh(app);
}

/** Refunds a payment, once for a key. Throws `ApiError` 400 with errors by field, 409 when it can't be done. */
export async function refundPayment(app: AppContext, ref: string, body: PaymentRefund, key: string): Promise<void> {
  const headers = { 'idempotency-key': key };
  await app.call('postPaymentRefund', { params: { ref }, body, headers, ignore: [...actionErrors] });
  await refresh(app);
}

/** Sends an email again. Throws `ApiError` 409 when it can't be, or just was. */
export async function resendCustomerEmail(app: AppContext, id: number, email: number): Promise<void> {
  await app.call('postCustomerEmailResend', { params: { id, email }, ignore: [...actionErrors] });
  await refresh(app);
}

/** Adds a note. Throws `ApiError` 400 with errors by field. */
export async function addNote(app: AppContext, id: number, text: string): Promise<void> {
  await app.call('postCustomerNote', { params: { id }, body: { text }, ignore: [...actionErrors] });
  await refresh(app);
}

/** Deletes an own note. Throws `ApiError` 404 when it's gone. */
export async function deleteNote(app: AppContext, id: number, note: number): Promise<void> {
  await app.call('deleteCustomerNote', { params: { id, note }, ignore: [...actionErrors] });
  await refresh(app);
}
