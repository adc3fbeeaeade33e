import type { NotificationPreference } from '@hoster/contract';
import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { CheckboxGroup } from '@hoster/ui/checkbox-group';
import { Inline } from '@hoster/ui/inline';
import { Stack } from '@hoster/ui/stack';
import { Text } from '@hoster/ui/text';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useNavigation } from 'react-router-dom';
import { Saved } from '../../parts/form/saved.tsx';
import { kindWords } from './kind-words.ts';
import { NOTIFICATIONS_INTENT } from './save-notification-settings.ts';

export interface NotificationSettingsProps {
  /** From `notificationPreferencesQuery`. */
  preferences: readonly NotificationPreference[];
  /** Whether they have just been saved. */
  saved: boolean;
  /** Whether saving has failed. */
  failed: boolean;
}

/** Form with what is emailed and shown on the site; sent to the page that it's on. Messages: area `notifications`. */
export function NotificationSettings({ preferences, saved, failed }: NotificationSettingsProps) {
  const { formatMessage } = useIntl();
  const busy = useNavigation().formData?.get('intent') === NOTIFICATIONS_INTENT;
  const chosen = preferences.filter((preference) => !preference.is_fixed);
  const options = chosen.map(({ kind }) => ({ value: kind, label: formatMessage(kindWords[kind]) }));
  const on = (channel: 'email' | 'site') =>
    chosen.filter((preference) => preference[channel]).map((preference) => preference.kind);
  return (
    <form method="post">
      <Stack gap={24}>
        <input type="hidden" name="intent" value={NOTIFICATIONS_INTENT} />
        {failed ? (
          <Callout tone="danger" role="alert">
            <p>
              <FormattedMessage
                id="notifications.settings.failed"
                defaultMessage="We couldn’t save your notification settings. Try again."
              />
            </p>
          </Callout>
        ) : saved ? (
          <Saved>
            <FormattedMessage id="notifications.settings.saved" defaultMessage="Notification settings saved." />
          </Saved>
        ) : null}
        <CheckboxGroup
          name="email"
          legend={formatMessage({
            id: 'notifications.settings.email',
            defaultMessage: 'Email me about',
            description: 'Legend of checkboxes, such as “Failed payments”',
          })}
          options={options}
          defaultValue={on('email')}
        />
        <CheckboxGroup
          name="site"
          legend={formatMessage({
            id: 'notifications.settings.site',
            defaultMessage: 'Notify me in my account about',
            description: 'Legend of checkboxes, such as “Failed payments”',
          })}
          options={options}
          defaultValue={on('site')}
        />
        <Text tone="muted" measure>
          <FormattedMessage
            id="notifications.settings.fixed"
            defaultMessage="Always on, to protect your account and services: {kinds}."
            values={{
              kinds: (
                <FormattedList
                  value={preferences
                    .filter((preference) => preference.is_fixed)
                    .map(({ kind }) => formatMessage(kindWords[kind]).toLowerCase())}
                />
              ),
            }}
          />
        </Text>
        <Inline gap={12}>
          <Button
            type="submit"
            loading={busy}
            loadingLabel={formatMessage({ id: 'notifications.settings.saving', defaultMessage: 'Saving…' })}
          >
            <FormattedMessage id="notifications.settings.save" defaultMessage="Save notifications" />
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
