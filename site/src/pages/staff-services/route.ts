import type { StaffServicesQuery } from '@hoster/contract';
import { data } from 'react-router-dom';
import { changeServices, staffServicesQuery } from '../../api/staff-services.ts';
import { formNumber } from '../../app/router/form-number.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { newRequestKey, sentRequestKey } from '../../order/actions/request-key.ts';
import { kindWords } from '../../parts/service/service-plan.tsx';
import { stateWords } from '../../parts/service/service-status.tsx';
import { words } from './words.ts';

export const PATH = '/admin/services/';

/** Filters of the list, as its address has them. */
export type Filters = Partial<StaffServicesQuery>;

export interface StaffServicesData {
  filters: Filters;
  /** So that a change of several services that is sent twice is made once. */
  requestKey: string;
}

const idIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** Filters in an address; what isn't one is left out. */
export function filtersIn(query: URLSearchParams): Filters {
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const [line, state] = [query.get('line') ?? '', query.get('state') ?? ''];
  const [location, customer, before] = ['location', 'customer', 'before'].map((name) => idIn(query.get(name)));
  return {
    ...(search !== '' && { search }),
    ...(Object.hasOwn(kindWords, line) && { line: line as NonNullable<Filters['line']> }),
    ...(Object.hasOwn(stateWords, state) && { state: state as NonNullable<Filters['state']> }),
    ...(location !== undefined && { location }),
    ...(customer !== undefined && { customer }),
    ...(before !== undefined && { before }),
  };
}

/** Address of the list with filters. */
export function addressOf(filters: Filters, path = PATH): string {
  const query = new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** `/admin/services/`: services of all customers; 404 for customers, and for roles without this permission. */
export const route = definePage<StaffServicesData>({
  areas: ['account', 'staff', 'staff-services'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname + url.search);
    const filters = filtersIn(url.searchParams);
    try {
      await app.queryClient.fetchQuery({ ...staffServicesQuery(app, filters), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, url.pathname + url.search, error);
    }
    return { filters, requestKey: newRequestKey() };
  },
  async act({ app, form, url }) {
    const common = {
      ids: form.getAll('ids').map(Number),
      key: sentRequestKey(form),
      reason: formText(form, 'reason'),
    };
    const until = formText(form, 'until');
    try {
      return data(
        await changeServices(
          app,
          formText(form, 'change') === 'hold'
            ? { change: 'hold', until: until === '' ? null : until, ...common }
            : { change: 'extend', days: formNumber(form, 'days'), ...common },
        ),
        200,
      );
    } catch (error) {
      return refusedForm(app, url.pathname + url.search, form, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
