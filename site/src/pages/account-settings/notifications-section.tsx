import { Section } from '@hoster/ui/section';
import { FormattedMessage } from 'react-intl';
import {
  NotificationSettings,
  type NotificationSettingsProps,
} from '../../features/notifications/notification-settings.tsx';

/** What the customer is notified of, by email and on the site. */
export function NotificationsSection(props: NotificationSettingsProps) {
  return (
    <Section
      id="notifications"
      title={
        <FormattedMessage
          id="account.notifications.title"
          defaultMessage="Notifications"
          description="Part of the settings: what the customer is notified of"
        />
      }
    >
      <NotificationSettings {...props} />
    </Section>
  );
}
