import type { OwnerChange, QueueItem, QueueSnooze, StaffQueueQuery } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Statuses of calls that a form says itself. */
const SAID = [400, 401, 403, 404, 409] as const;

/** A page of what waits for staff. Throws `ApiError` 403 for customers. */
export const staffQueueQuery = ({ call, lang }: AppContext, query: StaffQueueQuery) =>
  queryOptions({
    queryKey: ['staff', 'queue', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffQueue', { query, ignore: [400, 401, 403] }),
  });

/** Who work can be handed over to. Throws `ApiError` 403 for customers. */
export const colleaguesQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'colleagues'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getColleagues', { ignore: [401, 403] }),
  });

/** Customers, tickets, services and invoices with a text of at least two characters. */
export const staffSearchQuery = ({ call, lang }: AppContext, search: string) =>
  queryOptions({
    queryKey: ['staff', 'search', lang, search],
    meta: OF_CUSTOMER,
    queryFn: ({ signal }) => call('getStaffSearch', { query: { search }, signal, ignore: [400, 401, 403] }),
  });

type Work = Pick<QueueItem, 'kind' | 'key'>;

/** Gives work to somebody. Throws `ApiError` 400, 404 for what's done, 409 when somebody else has it by now. */
export const setQueueOwner = ({ call }: AppContext, { key, kind }: Work, body: OwnerChange) =>
  call('putQueueOwner', { params: { kind, item: key }, body, ignore: [...SAID] });

/** Hides work until a day, or shows it. Throws `ApiError` 400 with errors by field, 404 for what's done. */
export const setQueueSnooze = ({ call }: AppContext, { key, kind }: Work, body: QueueSnooze) =>
  call('putQueueSnooze', { params: { kind, item: key }, body, ignore: [...SAID] });

/** Says that work is done which nothing else ends. Throws `ApiError` 404 for what's done. */
export const setQueueDone = ({ call }: AppContext, { key, kind }: Work) =>
  call('postQueueDone', { params: { kind, item: key }, ignore: [...SAID] });
