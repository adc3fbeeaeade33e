import { definePage } from '../../app/router/page.ts';
import { accountAction } from './account-action.ts';
import { type AccountData, loadAccount } from './load-account.ts';

/** `/my/`: services, balance, profile. */
export const route = definePage<AccountData>({
  areas: ['account'],
  contextSlug: () => 'my',
  load: ({ app, url }) => loadAccount(app, url),
  act: ({ app, form }) => accountAction(app, form),
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'account.title',
      defaultMessage: 'My account',
      description: 'Title of the account page',
    }),
    noindex: true,
  }),
});
