import { timeZoneNames } from '@hoster/domain/text/time-zones';
import { personalInfoQuery } from '../../api/account.ts';
import { notificationPreferencesQuery } from '../../api/notifications.ts';
import { isApiError } from '../../api/errors.ts';
import { definePage } from '../../app/router/page.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { type CountryOption, countryOptions } from '../../features/personal-info/country-options.ts';
import { settingsAction } from './settings-action.ts';

const SAVED = ['personal-info', 'language', 'notifications', 'time-zone'] as const;

/** Data of the settings besides their queries. */
export interface SettingsData {
  /** What was just saved, so that the page shows it without script, too. */
  saved: (typeof SAVED)[number] | null;
  /** Whether the address opens the form of the personal data. */
  edits: boolean;
  countries: CountryOption[];
  /** Names of the time zones. */
  zones: string[];
  failed: boolean;
}

/** `/my/settings/`: personal data, language, time zone, currency, theme. */
export const route = definePage<SettingsData>({
  areas: ['account', 'notifications'],
  async load({ app, url }) {
    const next = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, next);
    const { queryClient } = app;
    const profile = personalInfoQuery(app);
    await Promise.all([
      queryClient.prefetchQuery({ ...profile, staleTime: 0 }),
      queryClient.prefetchQuery({ ...notificationPreferencesQuery(app), staleTime: 0 }),
    ]);
    if (isApiError(queryClient.getQueryState(profile.queryKey)?.error, 401)) return toLogin(app, next);
    const saved = url.searchParams.get('saved');
    return {
      saved: SAVED.find((part) => part === saved) ?? null,
      edits: url.searchParams.get('edit') === 'personal-info',
      countries: await countryOptions(app.lang),
      zones: timeZoneNames(),
      failed: queryClient.getQueryData(profile.queryKey) === undefined,
    };
  },
  act: ({ app, form }) => settingsAction(app, form),
  meta: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'account.settings.title',
      defaultMessage: 'Settings',
      description: 'Title of the page with personal data, language, currency and theme',
    }),
    noindex: true,
  }),
});
