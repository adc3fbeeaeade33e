import type { MailAcceptance, MailAddress, StaffMailQuery } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** A page of emails that didn't become messages. Throws `ApiError` 403 for customers, 404 beyond the last page. */
export const staffMailsQuery = ({ call, lang }: AppContext, query: Pick<StaffMailQuery, 'page' | 'state'>) =>
  queryOptions({
    queryKey: ['staff', 'mails', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffMails', { query, ignore: [401, 403, 404] }),
  });

/** An email with its text. Throws `ApiError` 403 for customers. */
export const staffMailQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'mail', lang, id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffMail', { params: { id }, ignore: [401, 403, 404] }),
  });

/** Addresses with a decision. Throws `ApiError` 403 for customers. */
export const mailAddressesQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'mail-addresses', lang],
    meta: OF_CUSTOMER,
    queryFn: () => call('getMailAddresses', { ignore: [401, 403] }),
  });

const refresh = ({ queryClient }: AppContext): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [area] }) => ['staff', 'staff-ticket', 'staff-tickets'].includes(String(area)),
  });

/** Makes an email a message. Throws `ApiError` 400 with errors by field, 409 when it's decided or can't be read. */
export async function acceptMail(app: AppContext, id: number, body: MailAcceptance): Promise<void> {
  await app.call('postMailAcceptance', { params: { id }, body, ignore: [400, 401, 403, 404, 409] });
  await refresh(app);
}

/** Discards an email. Throws `ApiError` 409 when it's decided. */
export async function discardMail(app: AppContext, id: number): Promise<void> {
  await app.call('postMailDiscard', { params: { id }, ignore: [401, 403, 404, 409] });
  await refresh(app);
}

/** Decides about an address. Throws `ApiError` 400 with errors by field. */
export async function saveMailAddress(app: AppContext, body: MailAddress): Promise<void> {
  await app.call('putMailAddress', { body, ignore: [400, 401, 403] });
  await refresh(app);
}
