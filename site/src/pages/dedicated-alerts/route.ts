import { dsFilterParams } from '@hoster/domain/lines/dedicated/filter';
import type { DsAlertSaved } from '@hoster/contract';
import { data } from 'react-router-dom';
import { fieldErrors, isApiError, type FieldErrors } from '../../api/errors.ts';
import { menuQuery } from '../../api/menu.ts';
import { alertsQuery, saveAlert } from '../../api/server-alerts.ts';
import { landingIn } from '../../features/dedicated/alert-address.ts';
import { filterIn } from '../../features/dedicated/filter-address.ts';
import { loadSearch } from '../../features/dedicated/search-summary.tsx';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';

/** Result of the form. `tried`: the input, by field. */
export type AlertResult =
  | { saved: DsAlertSaved; channel: 'email' | 'webhook'; email: string }
  | { errors: FieldErrors; tried: Record<string, string>; failed: 'invalid' | 'too-often' | 'signed-out' };

/** `/dedicated-servers/alerts/?tags=storage`: saves a search. */
export const route = definePage<null>({
  areas: ['dedicated', 'dedicated-alerts'],
  async load({ app, url }) {
    await Promise.all([
      loadSearch(app, { landing: landingIn(url.searchParams), filter: filterIn(url.searchParams) }),
      app.queryClient.ensureQueryData(menuQuery(app)),
      app.queryClient.fetchQuery({ ...alertsQuery(app), staleTime: 0 }),
    ]);
    return null;
  },
  async act({ app, form, url }) {
    const channel = formText(form, 'channel') === 'webhook' ? 'webhook' : 'email';
    const tried = {
      [channel === 'email' ? 'email' : 'url']: formText(form, channel === 'email' ? 'email' : 'url').trim(),
    };
    const filter = { ...filterIn(url.searchParams), sort: 'none' } as const;
    const search = { landing: landingIn(url.searchParams) ?? null, query: String(dsFilterParams(filter)) };
    const refuse = (failed: 'invalid' | 'too-often' | 'signed-out', status: number, errors: FieldErrors = {}) =>
      data<AlertResult>({ errors, tried, failed }, { status });
    try {
      const saved = await saveAlert(
        app,
        channel === 'email'
          ? { channel, email: tried['email'] ?? '', ...search }
          : { channel, url: tried['url'] ?? '', ...search },
      );
      return data<AlertResult>({ saved, channel, email: tried['email'] ?? '' });
    } catch (error) {
      if (isApiError(error, 400)) return refuse('invalid', 400, fieldErrors(error.data));
      if (isApiError(error, 401)) return refuse('signed-out', 401);
      if (isApiError(error, 429)) return refuse('too-often', 429);
      throw error;
    }
  },
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'dedicated-alerts.title',
      defaultMessage: 'Get server alerts',
      description: 'Title of the page that saves a search of dedicated servers',
    }),
    noindex: true,
  }),
});
