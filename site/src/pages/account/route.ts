import { definePage } from '../../app/router/page.ts';
import { loadOverview, type OverviewData } from './overview-data.ts';

/** `/my/`: what needs doing, services, charges, incidents, activity. */
export const route = definePage<OverviewData>({
  areas: ['account', 'security-log'],
  contextSlug: () => 'my',
  load: ({ app, url }) => loadOverview(app, url),
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'account.title',
      defaultMessage: 'Overview',
      description: 'Title of the first page of the account',
    }),
    noindex: true,
  }),
});
