import type { Service, ServicesQuery } from '@hoster/contract';
import { type AddressColumn, type DataTableView, readTableView } from '@hoster/ui/data-table';
import type { ServicesRequest } from '../../api/account.ts';
import { kindWords } from '../../parts/service/service-plan.tsx';
import { stateWords } from '../../parts/service/service-status.tsx';

/** Rows of a page of the list. */
export const PAGE_SIZE = 20;

/** What the address knows of the columns. */
export const listColumns = [
  { id: 'name', rowHeader: true, sortable: true, filter: true },
  { id: 'address' },
  { id: 'kind', filter: true },
  { id: 'status', filter: true },
  { id: 'project', filter: true, initiallyHidden: true },
  { id: 'location', filter: true },
  { id: 'paid_until', sortable: true },
  { id: 'price', sortable: 'descending' },
] as const satisfies readonly AddressColumn[];

const sorts: readonly NonNullable<ServicesQuery['sort']>[] = [
  'name',
  '-name',
  'paid_until',
  '-paid_until',
  'price',
  '-price',
];

/** Reads how the list is shown from its address. */
export const viewIn = (query: URLSearchParams): DataTableView => readTableView(query, listColumns);

/** Page of the list, from 1. The table calls it a cursor. */
export const pageOf = ({ cursor = '' }: DataTableView): number => (/^[1-9]\d{0,4}$/.test(cursor) ? Number(cursor) : 1);

/** Returns what the backend is asked for. Unknown values of an address are left out. */
export function requestOf(view: DataTableView): ServicesRequest {
  const { filters, sort } = view;
  const one = (id: string) => filters[id]?.[0] ?? '';
  const number = (id: string) => (/^[1-9]\d{0,8}$/.test(one(id)) ? Number(one(id)) : undefined);
  const kind = Object.hasOwn(kindWords, one('kind')) ? (one('kind') as Service['kind']) : undefined;
  const status = Object.hasOwn(stateWords, one('status')) ? (one('status') as Service['status']) : undefined;
  const [search, project, location] = [one('name').trim().slice(0, 100), number('project'), number('location')];
  const order = sorts.find((known) => known === `${sort?.direction === 'descending' ? '-' : ''}${sort?.by}`);
  const page = pageOf(view);
  return {
    ...(page > 1 && { page }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(search && { search }),
    ...(project && { project }),
    ...(location && { location }),
    ...(order && { sort: order }),
  };
}
