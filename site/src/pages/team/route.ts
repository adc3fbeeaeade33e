import { definePage } from '../../app/router/page.ts';
import { passIdentityCheck } from '../../features/auth/identity-check/pass-identity-check.ts';
import { loadTeam, type TeamData } from './load-team.ts';
import { teamAction } from './team-action.ts';
import { words } from './words.ts';

/** `/my/team/`: members of the account, recipients of its invoices, and who has changed what. */
export const route = definePage<TeamData>({
  areas: ['team', 'account', 'security', 'auth'],
  load: ({ app, url }) => loadTeam(app, url),
  act: async ({ app, form }) => (await passIdentityCheck(app, form)) ?? teamAction(app, form),
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
