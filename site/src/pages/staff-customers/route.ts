import { customersQuery } from '../../api/staff-customers.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/customers/';

export interface StaffCustomersData {
  search: string;
  state: 'all' | 'blocked';
  /** Customers with a lower number; undefined on the first page. */
  before: number | undefined;
}

/** Address of a page of the list, or of its file. */
export function addressOf({ before, search, state }: Partial<StaffCustomersData>, path = PATH): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (state === 'blocked') query.set('state', state);
  if (before !== undefined) query.set('before', String(before));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** `/admin/customers/?search=&state=&before=`: 404 for customers, and for roles without this permission. */
export const route = definePage<StaffCustomersData>({
  areas: ['account', 'staff', 'staff-customers'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname + url.search);
    const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100);
    const state = url.searchParams.get('state') === 'blocked' ? 'blocked' : 'all';
    const asked = Number(url.searchParams.get('before') ?? Number.NaN);
    const before = Number.isSafeInteger(asked) && asked > 0 && asked <= 2_147_483_647 ? asked : undefined;
    try {
      const query = { search, state, ...(before !== undefined && { before }) } as const;
      await app.queryClient.fetchQuery({ ...customersQuery(app, query), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, url.pathname + url.search, error);
    }
    return { search, state, before };
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
