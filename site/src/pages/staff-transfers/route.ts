import type { StaffTransfersQuery, TransferState } from '@hoster/contract';
import { staffTransfersQuery } from '../../api/staff-transfers.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { cursorOf, listAddress } from '../../features/finance/cursor.ts';
import { transferWords as words } from '../../features/finance/transfer-words.ts';

export const PATH = '/admin/finance/transfers/';
export const states: readonly TransferState[] = ['unmatched', 'matched', 'aside', 'all'];

export type StaffTransfersData = StaffTransfersQuery;

/** Address of a list, or of its file at another path. */
export const addressOf = ({ state, ...rest }: Partial<StaffTransfersQuery>, path = PATH): string =>
  listAddress(path, { state: state === 'unmatched' ? undefined : state, ...rest });

/** `/admin/finance/transfers/?state=&search=&before=`: lines of bank statements; 404 for who may not see them. */
export const route = definePage<StaffTransfersData>({
  areas: ['account', 'staff', 'staff-finance'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const before = cursorOf(url);
    const query = {
      state: states.find((one) => one === url.searchParams.get('state')) ?? 'unmatched',
      search: (url.searchParams.get('search') ?? '').trim().slice(0, 100),
      ...(before !== undefined && { before }),
    };
    try {
      await app.queryClient.fetchQuery({ ...staffTransfersQuery(app, query), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, path, error);
    }
    return query;
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
