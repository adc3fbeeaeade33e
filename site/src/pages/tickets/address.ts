import type { TicketStatus } from '@hoster/contract';
import type { TicketsFilter } from '../../api/tickets.ts';

export const PATH = '/my/tickets/';
export const statuses: readonly TicketStatus[] = ['open', 'answered', 'waiting', 'closed'];

/** What an address asks for. */
export interface TicketsAsked extends TicketsFilter {
  page: number;
}

/** Reads an address; what isn't understood is left out. */
export function askedIn(params: URLSearchParams): TicketsAsked {
  const status = statuses.find((one) => one === params.get('status'));
  const search = params.get('search')?.replaceAll('\0', '').trim().slice(0, 100);
  const page = Number(params.get('page') ?? 1);
  return {
    ...(status && { status }),
    ...(params.get('unread') === 'true' && { unread: 'true' as const }),
    ...(search && { search }),
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/** Address of a list. */
export function addressOf({ page = 1, ...filter }: TicketsFilter, path: string = PATH): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) search.set(name, String(value));
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
