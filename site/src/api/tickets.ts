import type {
  ParticipantDecision,
  StaffReply,
  TicketAttachment,
  TicketDetails,
  TicketDraftInput,
  TicketInput,
  TicketMessage,
  TicketParticipation,
  TicketsQuery,
  TicketStatus,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { liveOn } from '../app/live/topics.ts';
import { OF_CUSTOMER } from './session.ts';

/** Statuses of calls that a form says itself. */
const SAID = [400, 401, 403, 404, 409, 413, 429] as const;

export interface TicketsFilter {
  status?: TicketStatus | undefined;
  unread?: TicketsQuery['unread'];
  search?: string | undefined;
  page?: number;
}

/** A page of the account's tickets. `ApiError` 401 for visitors, 404 beyond the last page. */
export const ticketsQuery = ({ call, lang }: AppContext, filter: TicketsFilter) =>
  queryOptions({
    queryKey: ['tickets', lang, filter],
    meta: { ...OF_CUSTOMER, ...liveOn('ticket') },
    queryFn: ({ signal }) => call('getTickets', { query: { ...filter }, signal, ignore: [401, 404] }),
  });

/** What a new ticket can be about. */
export const ticketOptionsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['ticket-options', lang],
    meta: OF_CUSTOMER,
    queryFn: () => call('getTicketOptions', { ignore: [401] }),
  });

/** One ticket. `ApiError` 404 for somebody else's. */
export const ticketQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['ticket', lang, id],
    meta: { ...OF_CUSTOMER, ...liveOn(['ticket', id]) },
    queryFn: () => call('getTicket', { params: { id }, ignore: [401, 404] }),
  });

/** Its messages, oldest first. */
export const ticketMessagesQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['ticket-messages', lang, id],
    meta: { ...OF_CUSTOMER, ...liveOn(['ticket', id]) },
    queryFn: () => call('getTicketMessages', { params: { id }, ignore: [401, 404] }),
  });

/** What was typed and isn't sent: of a new ticket, or a reply to one. */
export const ticketDraftQuery = ({ call, lang }: AppContext, key: number | 'new') =>
  queryOptions({
    queryKey: ['ticket-draft', lang, key],
    meta: OF_CUSTOMER,
    queryFn: () => call('getTicketDraft', { params: { ticket: key }, ignore: [401, 404] }),
  });

/** Saves what is typed. A failure is silent: the text is still in the form. */
export const saveTicketDraft = ({ call }: AppContext, key: number | 'new', body: Partial<TicketDraftInput>) =>
  call('putTicketDraft', { params: { ticket: key }, body, keepalive: true, ignore: [...SAID], rethrow: false });

/** Uploads one file for a draft. `ApiError` 400 with the reason at `file`. */
export async function uploadTicketFile(
  { request }: AppContext,
  key: number | 'new',
  file: File,
  signal?: AbortSignal,
): Promise<TicketAttachment> {
  const body = new FormData();
  body.append('file', file);
  const files = (await request('/my/api/ticket-files/', {
    method: 'POST',
    query: { ticket: key },
    body,
    ignore: [...SAID, 0, 503],
    ...(signal && { signal }),
  })) as TicketAttachment[];
  const [added] = files;
  if (!added) throw new Error('No file was added.');
  return added;
}

/** Deletes a file that isn't sent. */
export const deleteTicketFile = ({ call }: AppContext, id: number) =>
  call('deleteTicketFile', { params: { id }, ignore: [...SAID], rethrow: false });

/** Opens a ticket. Throws `ApiError` 400 with the errors of fields, 429. */
export const openTicket = ({ call }: AppContext, body: Partial<TicketInput> & Pick<TicketInput, 'subject' | 'body'>) =>
  call('postTicket', { body, ignore: [...SAID] });

/** Replies to a ticket. Throws `ApiError` 400, 409 when it can't be reopened, 429. */
export const replyToTicket = (
  { call }: AppContext,
  id: number,
  body: { body: string; attachments: number[] },
): Promise<TicketMessage> => call('postTicketMessage', { params: { id }, body, ignore: [...SAID] });

/** Closes a ticket, or opens it again. Throws `ApiError` 409 when it was closed too long ago. */
export const changeTicket = ({ call }: AppContext, id: number, what: 'close' | 'reopen'): Promise<TicketDetails> =>
  call(what === 'close' ? 'postTicketClose' : 'postTicketReopen', { params: { id }, ignore: [...SAID] });

/** Marks a ticket as read, also in the number of unread ones in the menu. */
export async function readTicket(app: AppContext, id: number): Promise<void> {
  const { call, queryClient } = app;
  const ticket = await call('postTicketRead', { params: { id }, ignore: [...SAID], rethrow: false });
  if (!ticket) return;
  queryClient.setQueryData(ticketQuery(app, id).queryKey, ticket);
  await queryClient.invalidateQueries({ queryKey: ['menu'] });
}

/** HTML of Markdown as a ticket shows it. */
export const previewTicket = async ({ call }: AppContext, body: string): Promise<string> =>
  (await call('postTicketPreview', { body: { body }, ignore: [...SAID] })).html;

/** Reloads everything that shows tickets. */
export const ticketsChanged = ({ queryClient }: AppContext): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [area] }) =>
      ['tickets', 'ticket', 'ticket-messages', 'ticket-draft', 'staff-tickets', 'staff-ticket', 'menu'].includes(
        String(area),
      ),
  });

/** A ticket as staff see it. `ApiError` 403 for customers. */
export const staffTicketQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff-ticket', lang, id],
    meta: { ...OF_CUSTOMER, ...liveOn(['ticket', id]) },
    queryFn: () => call('getStaffTicket', { params: { id }, ignore: [401, 403, 404] }),
  });

/** Answers a ticket, or adds a note. Throws `ApiError` 400, 403, 404, 429. */
export const answerTicket = (
  { call }: AppContext,
  id: number,
  body: Partial<StaffReply> & Pick<StaffReply, 'body'>,
): Promise<TicketMessage> => call('postStaffTicketMessage', { params: { id }, body, ignore: [...SAID] });

/** Closes a ticket for staff. */
export const closeForCustomer = ({ call }: AppContext, id: number) =>
  call('postStaffTicketClose', { params: { id }, ignore: [...SAID] });

/** Invites an address into a ticket with its held messages, or rejects it. Throws `ApiError` 400, 403, 404. */
export const decideOnParticipant = ({ call }: AppContext, id: number, body: ParticipantDecision) =>
  call('postStaffParticipant', { params: { id }, body, ignore: [...SAID] });

/** Says that a member of staff is writing an answer. */
export const sayAnswering = ({ call }: AppContext, id: number) =>
  call('postStaffTicketAnswering', { params: { id }, ignore: [...SAID], rethrow: false });

/** The ticket that a participant may leave by the link in their emails. `ApiError` 404 when they no longer take part. */
export const readParticipation = ({ call }: AppContext, key: string): Promise<TicketParticipation> =>
  call('getTicketParticipation', { params: { key }, ignore: [404] });

/** Leaves a ticket by the link in its emails. */
export const leaveTicket = ({ call }: AppContext, key: string): Promise<unknown> =>
  call('deleteTicketParticipation', { params: { key }, ignore: [404] });
