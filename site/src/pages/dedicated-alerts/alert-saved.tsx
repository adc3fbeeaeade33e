import type { DsAlertSaved } from '@hoster/contract';
import { Copyable } from '@hoster/ui/copyable';
import { LinkButton } from '@hoster/ui/link-button';
import { PageBody } from '@hoster/ui/page-body';
import { Result } from '@hoster/ui/result';
import { Text } from '@hoster/ui/text';
import { useEffect } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useLocalPath } from '../../i18n/use-local-path.ts';

interface AlertSavedProps {
  saved: DsAlertSaved;
  channel: 'email' | 'webhook';
  /** Address that the alerts go to. */
  email: string;
}

const titles: Readonly<Record<'pending' | 'saved', MessageDescriptor>> = defineMessages({
  pending: {
    id: 'dedicated-alerts.pending',
    defaultMessage: 'Check your email',
    description: 'Title after a search was saved for an address that has to be confirmed',
  },
  saved: {
    id: 'dedicated-alerts.saved',
    defaultMessage: 'Alert saved',
    description: 'Title after a search was saved',
  },
});

/** After the search was saved: what happens next, and the secret of a webhook. */
export function AlertSaved({ saved, channel, email }: AlertSavedProps) {
  const { formatMessage } = useIntl();
  const href = useLocalPath();
  const isPending = saved.state === 'pending';
  const title = formatMessage(isPending ? titles.pending : titles.saved);
  const address = (
    <Text element="span" wrap="whole">
      {email}
    </Text>
  );
  useEffect(() => {
    document.querySelector<HTMLElement>('#main')?.focus();
  }, []);
  return (
    <PageBody element="main" id="main" tabIndex={-1} width="narrow" padding="large" gap={32}>
      <Result
        tone={isPending ? 'warning' : 'success'}
        title={title}
        description={
          isPending ? (
            <FormattedMessage
              id="dedicated-alerts.pending.text"
              defaultMessage="We’ve sent a link to {email}. Confirm within 7 days to start your alerts. Didn’t get it? Check your spam folder."
              description="After a search was saved for an address that has to be confirmed"
              values={{ email: address }}
            />
          ) : channel === 'email' ? (
            <FormattedMessage
              id="dedicated-alerts.saved.email"
              defaultMessage="We’ll write to {email} when a server that matches becomes available or gets cheaper."
              description="After a search was saved"
              values={{ email: address }}
            />
          ) : (
            <FormattedMessage
              id="dedicated-alerts.saved.webhook"
              defaultMessage="Keep the signing secret: we show it only once."
              description="After a search was saved with a webhook"
            />
          )
        }
        actions={
          <>
            {saved.url === null ? null : (
              <LinkButton href={saved.url}>
                <FormattedMessage
                  id="dedicated-alerts.manage"
                  defaultMessage="View alert"
                  description="Link to the saved search"
                />
              </LinkButton>
            )}
            <LinkButton href={href('/dedicated-servers/')}>
              <FormattedMessage
                id="dedicated-alerts.list"
                defaultMessage="Dedicated servers"
                description="Link to the list of servers"
              />
            </LinkButton>
          </>
        }
      >
        {saved.secret === null ? null : (
          <Copyable
            value={saved.secret}
            copyLabel={formatMessage({
              id: 'dedicated-alerts.copy',
              defaultMessage: 'Copy signing secret',
              description: 'Button beside the secret of a webhook',
            })}
            copiedLabel={formatMessage({
              id: 'dedicated-alerts.copied',
              defaultMessage: 'Copied',
              description: 'The secret of a webhook was copied',
            })}
          />
        )}
      </Result>
    </PageBody>
  );
}
