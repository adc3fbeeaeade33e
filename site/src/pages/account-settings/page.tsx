import { Button } from '@hoster/ui/button';
import { Stack } from '@hoster/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useActionData } from 'react-router-dom';
import { personalInfoQuery } from '../../api/account.ts';
import { notificationPreferencesQuery } from '../../api/notifications.ts';
import { isApiError } from '../../api/errors.ts';
import { useApp } from '../../app/app-context.tsx';
import { usePageData } from '../../app/router/page-slot.tsx';
import { SessionEnded } from '../../features/auth/session/session-ended.tsx';
import { AccountPage } from '../../parts/account/account-page.tsx';
import { panelWords } from '../../layout/panels/panel-words.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { DataLinks } from './data-links.tsx';
import { EmailLanguageSection } from './email-language-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import type { route } from './route.ts';
import { TimeZoneSection } from './time-zone-section.tsx';
import type { SettingsAnswer } from './settings-action.ts';

/** `/my/settings/` */
export function Page() {
  const app = useApp();
  const { saved, edits, countries, zones, failed } = usePageData<typeof route>();
  const answer = useActionData<SettingsAnswer>();
  const profile = useQuery(personalInfoQuery(app));
  const preferences = useQuery(notificationPreferencesQuery(app));
  const ended = answer?.intent === 'session-ended' || isApiError(profile.error, 401);
  return (
    <AccountPage
      narrow
      title={
        <FormattedMessage
          id="account.settings.title"
          defaultMessage="Settings"
          description="Title of the page with personal data, language, currency and theme"
        />
      }
      description={profile.data?.user.email}
      actions={ended ? null : <LogOut />}
    >
      {ended ? <SessionEnded next="/my/settings/" /> : null}
      <Stack gap={48}>
        <ProfileSection
          info={profile.data}
          failed={profile.isError || failed}
          countries={countries}
          saved={saved === 'personal-info'}
          edits={edits}
        />
        {profile.data ? <EmailLanguageSection language={profile.data.language} saved={saved === 'language'} /> : null}
        {preferences.data ? (
          <NotificationsSection
            preferences={preferences.data}
            saved={saved === 'notifications'}
            failed={answer?.intent === 'notifications'}
          />
        ) : null}
        <TimeZoneSection zones={zones} saved={saved === 'time-zone'} />
        <AppearanceSection />
        <DataLinks />
      </Stack>
    </AccountPage>
  );
}

/** Signs out with a form that works without script, where the header has no menu. */
function LogOut() {
  return (
    <form method="post" action="/auth/logout/">
      <Button type="submit" variant="secondary">
        <FormattedMessage {...panelWords.logOut} />
      </Button>
    </form>
  );
}
