import type { StaffOffersQuery } from '@hoster/contract';
import { staffOffersQuery } from '../../api/staff-offers.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { offerStates, offerWords } from '../../features/staff-offers/words.ts';

export const PATH = '/admin/offers/';

/** Filters of the list, as its address has them. */
export type Filters = Partial<StaffOffersQuery>;

export interface StaffOffersData {
  filters: Filters;
}

const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Filters in an address; what isn't one is left out. */
function filtersIn(query: URLSearchParams): Filters {
  const state = query.get('state') ?? '';
  const [customer, before] = [idIn(query.get('customer')), idIn(query.get('before'))];
  return {
    ...(Object.hasOwn(offerStates, state) && { state: state as NonNullable<Filters['state']> }),
    ...(customer !== undefined && { customer }),
    ...(before !== undefined && { before }),
  };
}

/** Address of the list with filters. */
export function addressOf(filters: Filters, path = PATH): string {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** `/admin/offers/`: offers of dedicated servers; 404 for customers, and for roles without this permission. */
export const route = definePage<StaffOffersData>({
  areas: ['account', 'staff', 'staff-offers'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname + url.search);
    const filters = filtersIn(url.searchParams);
    try {
      await app.queryClient.fetchQuery({ ...staffOffersQuery(app, filters), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, url.pathname + url.search, error);
    }
    return { filters };
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(offerWords.title), noindex: true }),
});
