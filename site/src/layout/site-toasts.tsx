import { Toasts } from '@hoster/ui/toasts';
import { defineMessages, useIntl } from 'react-intl';
import { toaster } from '../app/browser/toaster.ts';

const words = defineMessages({
  label: { id: 'layout.toasts', defaultMessage: 'Notifications', description: 'Name of the toasts’ landmark' },
  close: { id: 'layout.close', defaultMessage: 'Close', description: 'Button that closes a panel or a toast' },
  success: { id: 'layout.toast.success', defaultMessage: 'Done' },
  info: { id: 'layout.toast.info', defaultMessage: 'Note' },
  warning: { id: 'layout.toast.warning', defaultMessage: 'Warning' },
  error: { id: 'layout.toast.error', defaultMessage: 'Error' },
});

/** The site's toasts in the visitor's language. */
export function SiteToasts() {
  const { formatMessage } = useIntl();
  return (
    <Toasts
      toaster={toaster}
      label={formatMessage(words.label)}
      closeLabel={formatMessage(words.close)}
      toneLabels={{
        success: formatMessage(words.success),
        info: formatMessage(words.info),
        warning: formatMessage(words.warning),
        error: formatMessage(words.error),
      }}
    />
  );
}
