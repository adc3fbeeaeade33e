import { definePage } from '../../router/page.ts';
import { actAccount } from './act-account.ts';
import { type AccountData, loadAccount } from './load-account.ts';

/** `/my/`: services, balance, profile. */
export const route = definePage<AccountData>({
  areas: ['account'],
  contextSlug: () => 'my',
  load: ({ app, url }) => loadAccount(app, url),
  act: ({ app, form }) => actAccount(app, form),
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'account.title',
      defaultMessage: 'My account',
      description: 'Title of the account page',
    }),
    noindex: true,
  }),
});
