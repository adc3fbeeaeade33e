import { definePage } from '../../router/page.ts';
import { actSecurity } from './act-security.ts';
import { loadSecurity, type SecurityData } from './load-security.ts';

/** `/my/security/`: how one gets into the account. */
export const route = definePage<SecurityData>({
  areas: ['security', 'account', 'auth'],
  load: ({ app, url }) => loadSecurity(app, url),
  act: ({ app, form }) => actSecurity(app, form),
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'security.title',
      defaultMessage: 'Security',
      description: 'Title of the page about access to the account',
    }),
    noindex: true,
  }),
});
