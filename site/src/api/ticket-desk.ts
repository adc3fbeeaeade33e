import type {
  CannedAnswerInput,
  OwnerChange,
  StaffTicketChange,
  StaffTicketsQuery,
  TicketDetails,
  TicketTarget,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { liveOn } from '../app/live/topics.ts';
import { OF_CUSTOMER } from './session.ts';

/** Statuses of calls that a form says itself. */
const SAID = [400, 401, 403, 404, 409] as const;

/** Filters of the list of tickets. */
export type StaffTicketsFilter = Partial<Omit<StaffTicketsQuery, 'page_size'>>;

/** A page of all tickets. `ApiError` 403 for customers. */
export const staffTicketsQuery = ({ call, lang }: AppContext, query: StaffTicketsFilter) =>
  queryOptions({
    queryKey: ['staff-tickets', lang, query],
    meta: { ...OF_CUSTOMER, ...liveOn('ticket') },
    queryFn: ({ signal }) => call('getStaffTickets', { query, signal, ignore: [400, 401, 403] }),
  });

/** Open and late tickets by department. `ApiError` 403 for customers. */
export const ticketQueuesQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['staff-tickets', 'queues'],
    meta: { ...OF_CUSTOMER, ...liveOn('ticket') },
    queryFn: () => call('getTicketQueues', { ignore: [401, 403] }),
  });

/** Assigns a ticket. Throws `ApiError` 400, 404, 409 when somebody else has it by now. */
export const assignTicket = ({ call }: AppContext, id: number, body: OwnerChange) =>
  call('putStaffTicketOwner', { params: { id }, body, ignore: [...SAID] });

/** Changes department or priority. Throws `ApiError` 400, 404. */
export const changeStaffTicket = ({ call }: AppContext, id: number, body: StaffTicketChange) =>
  call('patchStaffTicket', { params: { id }, body, ignore: [...SAID] });

/** Moves the messages of a ticket to another one. Throws `ApiError` 400 with the reason at `into`, 404. */
export const mergeTicket = ({ call }: AppContext, id: number, into: TicketDetails['id']) =>
  call('postStaffTicketMerge', { params: { id }, body: { into }, ignore: [...SAID] });

/** How soon customers get an answer. `ApiError` 403 for customers. */
export const ticketTargetsQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'ticket-targets'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getTicketTargets', { ignore: [401, 403] }),
  });

/** Sets them. Throws `ApiError` 400. */
export async function saveTicketTargets({ call, queryClient }: AppContext, targets: TicketTarget[]): Promise<void> {
  const saved = await call('putTicketTargets', { body: { targets }, ignore: [...SAID] });
  queryClient.setQueryData(['staff', 'ticket-targets'], saved);
  await queryClient.invalidateQueries({ queryKey: ['staff-tickets'] });
}

const CANNED = ['staff', 'canned-answers'];

/** All canned answers. `ApiError` 403 for customers. */
export const cannedAnswersQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: CANNED,
    meta: OF_CUSTOMER,
    queryFn: () => call('getCannedAnswers', { ignore: [401, 403] }),
  });

/** Adds a canned answer, or changes the one with the id. Throws `ApiError` 400 with errors by field, 404. */
export async function saveCannedAnswer(
  { call, queryClient }: AppContext,
  id: number | null,
  body: CannedAnswerInput,
): Promise<void> {
  const list =
    id === null
      ? await call('postCannedAnswer', { body, ignore: [...SAID] })
      : await call('putCannedAnswer', { params: { id }, body, ignore: [...SAID] });
  queryClient.setQueryData(CANNED, list);
}

/** Deletes a canned answer. Throws `ApiError` 404. */
export async function deleteCannedAnswer({ call, queryClient }: AppContext, id: number): Promise<void> {
  queryClient.setQueryData(CANNED, await call('deleteCannedAnswer', { params: { id }, ignore: [...SAID] }));
}
