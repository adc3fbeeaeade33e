import { proveFirst } from '../../features/security/prove-first.ts';
import { actSecurityLog } from '../../features/security-log/act-security-log.ts';
import { loadSecurityLog, type SecurityLogData } from '../../features/security-log/load-security-log.ts';
import { definePage } from '../../router/page.ts';
import { actSecurity } from './act-security.ts';
import { loadSecurity, type SecurityData } from './load-security.ts';

/** `/my/security/`: how one gets into the account. */
export const route = definePage<SecurityData & { log: SecurityLogData }>({
  areas: ['security', 'security-log', 'account', 'auth'],
  async load({ app, url }) {
    const [own, log] = await Promise.all([loadSecurity(app, url), loadSecurityLog(app, url)]);
    if (own instanceof Response) return own;
    return log instanceof Response ? log : { ...own, log };
  },
  act: async ({ app, form }) =>
    (await proveFirst(app, form)) ?? (await actSecurityLog(app, form)) ?? actSecurity(app, form),
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'security.title',
      defaultMessage: 'Security',
      description: 'Title of the page about access to the account',
    }),
    noindex: true,
  }),
});
