import type { StaffOrdersQuery } from '@hoster/contract';
import { staffOrdersQuery } from '../../api/staff-orders.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { orderStates, orderWords } from '../../features/staff-orders/words.ts';

export const PATH = '/admin/orders/';

/** Filters of the list, as its address has them. */
export type Filters = Partial<StaffOrdersQuery>;

export interface StaffOrdersData {
  filters: Filters;
  /** The time that ages are counted from, in milliseconds: the same on both sides. */
  now: number;
}

const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Filters in an address; what isn't one is left out. */
export function filtersIn(query: URLSearchParams): Filters {
  const [state, by] = [query.get('state') ?? '', query.get('by')];
  const [customer, before] = [idIn(query.get('customer')), idIn(query.get('before'))];
  return {
    ...(Object.hasOwn(orderStates, state) && { state: state as NonNullable<Filters['state']> }),
    ...((by === 'staff' || by === 'customer') && { by }),
    ...(customer !== undefined && { customer }),
    ...(before !== undefined && { before }),
  };
}

/** Address of the list with filters. */
export function addressOf(filters: Filters, path = PATH): string {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** `/admin/orders/`: orders of all customers; 404 for customers, and for roles without this permission. */
export const route = definePage<StaffOrdersData>({
  areas: ['account', 'staff', 'staff-orders'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname + url.search);
    const filters = filtersIn(url.searchParams);
    try {
      await app.queryClient.fetchQuery({ ...staffOrdersQuery(app, filters), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, url.pathname + url.search, error);
    }
    return { filters, now: Date.now() };
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(orderWords.title), noindex: true }),
});
