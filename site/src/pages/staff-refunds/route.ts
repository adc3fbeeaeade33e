import type { DisputeState, RefundState, StaffDisputesQuery, StaffRefundsQuery } from '@hoster/contract';
import { staffDisputesQuery, staffRefundsQuery } from '../../api/staff-finance.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { cursorOf, listAddress } from '../../features/finance/cursor.ts';
import { disputeStates, refundStates, words } from './words.ts';

export const PATH = '/admin/finance/refunds/';

/** Which list, with its filters. */
export type StaffRefundsData =
  | { readonly list: 'refunds'; readonly query: StaffRefundsQuery }
  | { readonly list: 'disputes'; readonly query: StaffDisputesQuery };

/** Address of a list. */
export const addressOf = ({ list, query }: { list: string; query: StaffRefundsQuery | StaffDisputesQuery }): string =>
  listAddress(PATH, { list: list === 'refunds' ? undefined : list, ...query });

/** Address of a list as a file. */
export const csvOf = ({ list, query }: StaffRefundsData): string =>
  listAddress(`/my/api/staff/${list}/csv/`, { ...query, before: undefined });

const isRefundState = (text: string): text is RefundState => Object.hasOwn(refundStates, text);
const isDisputeState = (text: string): text is DisputeState => Object.hasOwn(disputeStates, text);

function listIn(url: URL): StaffRefundsData {
  const query = url.searchParams;
  const [state, customer, before] = [query.get('state') ?? '', query.get('customer') ?? '', cursorOf(url)];
  const common = {
    ...(/^[1-9]\d{0,8}$/.test(customer) && { customer: Number(customer) }),
    ...(before !== undefined && { before }),
  };
  return query.get('list') === 'disputes'
    ? { list: 'disputes', query: { ...common, ...(isDisputeState(state) && { state }) } }
    : { list: 'refunds', query: { ...common, ...(isRefundState(state) && { state }) } };
}

/** `/admin/finance/refunds/?list=&state=&customer=&before=`: refunds or disputes; 404 for who may not see them. */
export const route = definePage<StaffRefundsData>({
  areas: ['account', 'staff', 'staff-finance'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const data = listIn(url);
    try {
      if (data.list === 'refunds') {
        await app.queryClient.fetchQuery({ ...staffRefundsQuery(app, data.query), staleTime: 0 });
      } else {
        await app.queryClient.fetchQuery({ ...staffDisputesQuery(app, data.query), staleTime: 0 });
      }
    } catch (error) {
      return staffOnly(app, path, error);
    }
    return data;
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
