import type { TicketDepartment, TicketStatus } from '@hoster/contract';
import type { StaffTicketsFilter } from '../../api/ticket-desk.ts';

export const PATH = '/admin/tickets/';

const departments: readonly TicketDepartment[] = ['technical', 'billing', 'sales'];
/** States of the filter; `open`: customers wait for us. */
export const states: readonly (TicketStatus | 'all')[] = ['open', 'waiting', 'answered', 'closed', 'all'];

/** What the address asks for. */
export interface TicketsFilter {
  state: TicketStatus | 'all';
  department: TicketDepartment | null;
  /** `me`, `none`, the id of a colleague, or empty for all. */
  owner: string;
  late: boolean;
  search: string;
  /** Where the page begins; null: at the first ticket. */
  after: string | null;
}

/** Reads the filter of an address; what isn't one is left out. */
export function readFilter(query: URLSearchParams): TicketsFilter {
  const owner = query.get('owner') ?? '';
  return {
    state: states.find((one) => one === query.get('state')) ?? 'open',
    department: departments.find((one) => one === query.get('department')) ?? null,
    owner: /^(?:me|none|[1-9]\d{0,8})$/.test(owner) ? owner : '',
    late: query.has('late'),
    search: (query.get('search') ?? '').trim().slice(0, 100),
    after: query.get('after')?.slice(0, 60) ?? null,
  };
}

function searchOf({ after, department, late, owner, search, state }: Partial<TicketsFilter>): URLSearchParams {
  const query = new URLSearchParams();
  if (state && state !== 'open') query.set('state', state);
  if (department) query.set('department', department);
  if (owner) query.set('owner', owner);
  if (late) query.set('late', 'true');
  if (search) query.set('search', search);
  if (after) query.set('after', after);
  return query;
}

/** Address of a list. */
export function addressOf(filter: Partial<TicketsFilter>): string {
  const query = searchOf(filter);
  return query.size > 0 ? `${PATH}?${query.toString()}` : PATH;
}

/** The filter as the call takes it. */
export const queryOf = ({ after, department, late, owner, search, state }: TicketsFilter): StaffTicketsFilter => ({
  ...(state !== 'all' && { status: state }),
  ...(department !== null && { department }),
  ...(owner !== '' && { owner: owner === 'me' || owner === 'none' ? owner : Number(owner) }),
  ...(late && { late: 'true' as const }),
  ...(search !== '' && { search }),
  ...(after !== null && { after }),
});

/** Address of the whole list as CSV. */
export function csvOf(filter: TicketsFilter): string {
  const { state, ...rest } = filter;
  const query = searchOf({ ...rest, after: null });
  if (state !== 'all') query.set('status', state);
  return `/my/api/staff/tickets/csv/?${query.toString()}`;
}
