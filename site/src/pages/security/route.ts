import { passIdentityCheck } from '../../features/auth/identity-check/pass-identity-check.ts';
import { securityLogAction } from './sections/security-log-action.ts';
import { loadSecurityLog, type SecurityLogData } from './sections/load-security-log.ts';
import { definePage } from '../../app/router/page.ts';
import { securityAction } from './security-action.ts';
import { loadSecurity, type SecurityData } from './load-security.ts';

/** `/my/security/`: sign-in and security settings. */
export const route = definePage<SecurityData & { log: SecurityLogData; needed: boolean }>({
  areas: ['security', 'security-log', 'account', 'auth'],
  async load({ app, url }) {
    const [own, log] = await Promise.all([loadSecurity(app, url), loadSecurityLog(app, url)]);
    if (own instanceof Response) return own;
    return log instanceof Response ? log : { ...own, log, needed: url.searchParams.get('needed') === 'staff' };
  },
  act: async ({ app, form }) =>
    (await passIdentityCheck(app, form)) ?? (await securityLogAction(app, form)) ?? securityAction(app, form),
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'security.title',
      defaultMessage: 'Security',
      description: 'Title of the page about access to the account',
    }),
    noindex: true,
  }),
});
