import type { LedgerAccountName, LedgerQuery } from '@hoster/contract';
import { ledgerEntriesQuery, trialBalanceQuery } from '../../api/staff-finance.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { cursorOf, listAddress } from '../../features/finance/cursor.ts';
import { accountWords, words } from './words.ts';

export const PATH = '/admin/finance/';
export const accountNames = Object.keys(accountWords) as readonly LedgerAccountName[];

/** Address of a list, or of its file at another path. */
export const addressOf = (query: LedgerQuery, path = PATH): string => listAddress(path, { ...query });

/** `/admin/finance/?account=&customer=&before=`: the books; 404 for who may not see them. */
export const route = definePage<LedgerQuery>({
  areas: ['account', 'staff', 'staff-finance'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const account = accountNames.find((name) => name === url.searchParams.get('account'));
    const customer = Number((url.searchParams.get('customer') ?? '').trim().replace(/^#/, ''));
    const before = cursorOf(url);
    const query: LedgerQuery = {
      ...(account !== undefined && { account }),
      ...(Number.isSafeInteger(customer) && customer > 0 && customer < 2 ** 31 && { customer }),
      ...(before !== undefined && { before }),
    };
    try {
      await app.queryClient.fetchQuery({ ...trialBalanceQuery(app), staleTime: 0 });
      await app.queryClient.fetchQuery({ ...ledgerEntriesQuery(app, query), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, path, error);
    }
    return query;
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
