import type { QueueItem, QueueKind, StaffQueueQuery } from '@hoster/contract';
import { queueKinds } from '@hoster/contract/lists';

export const PATH = '/admin/';

/** Kinds of work, in the order of the filter. */
export const kinds = Object.keys(queueKinds) as QueueKind[];

/** Whose work is shown. */
export const views = ['all', 'me', 'none', 'snoozed'] as const;
export type View = (typeof views)[number];

/** What of the queue the address asks for. */
export interface QueueFilter {
  kind: QueueKind | null;
  view: View;
  /** Where the page begins; null: at the oldest. */
  after: string | null;
}

/** Reads the filter of an address; what isn't one is left out. */
export function readFilter(search: URLSearchParams): QueueFilter {
  return {
    kind: kinds.find((kind) => kind === search.get('kind')) ?? null,
    view: views.find((view) => view === search.get('view')) ?? 'all',
    after: search.get('after')?.slice(0, 200) ?? null,
  };
}

/** Address of a part of the queue. */
export function addressOf({ after, kind, view }: Partial<QueueFilter>, more: Readonly<Record<string, string>> = {}) {
  const search = new URLSearchParams();
  if (kind) search.set('kind', kind);
  if (view && view !== 'all') search.set('view', view);
  if (after) search.set('after', after);
  for (const [name, value] of Object.entries(more)) search.set(name, value);
  return search.size > 0 ? `${PATH}?${search.toString()}` : PATH;
}

/** The filter as the call takes it. */
export const queryOf = ({ after, kind, view }: QueueFilter): StaffQueueQuery => ({
  ...(kind !== null && { kind }),
  ...((view === 'me' || view === 'none') && { owner: view }),
  ...(view === 'snoozed' && { snoozed: 'true' as const }),
  ...(after !== null && { after }),
});

/** Address of the whole list as CSV. */
export function csvOf(filter: QueueFilter): string {
  const query = Object.entries(queryOf({ ...filter, after: null })).map(([name, value]) => [name, String(value)]);
  return `/my/api/staff/queue/csv/?${new URLSearchParams(query).toString()}`;
}

/** Name of work in the address of its dialog. */
export const nameOf = ({ key, kind }: { kind: QueueKind; key: string }): string => `${kind},${key}`;

type Placed = Pick<QueueItem, 'customer' | 'key' | 'kind'>;

/** Pages where work of each kind is done. */
const places: Readonly<Record<QueueKind, (item: Placed) => string | undefined>> = {
  setup: () => '/admin/setups/#setups',
  delivery: () => '/admin/setups/#setups',
  task: ({ key }) => `/admin/tasks/${key}/`,
  ticket: ({ key }) => `/admin/tickets/${key}/`,
  bounce: ({ key }) => `/admin/tickets/${key}/`,
  email: () => '/admin/setups/#emails',
  transfer: ({ key }) => `/admin/finance/transfers/${key}/`,
  dispute: ({ customer }) => (customer === null ? undefined : `/admin/customers/${customer.account}/`),
  incident: ({ key }) => `/admin/incidents/${key}/`,
};

/** Address of the page where something is done. */
export const placeOf = (item: Placed): string | undefined => places[item.kind](item);
