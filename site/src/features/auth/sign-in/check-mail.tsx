import { Button } from '@hoster/ui/button';
import { Callout } from '@hoster/ui/callout';
import { LinkButton } from '@hoster/ui/link-button';
import { Text } from '@hoster/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mailAppOf } from './mail-app.ts';

interface CheckMailProps {
  email?: string | null;
  /** Has the email sent again; undefined where that takes the password, which the page doesn't have. */
  onResend?: (() => Promise<unknown>) | undefined;
}

/** A sign-up or sign-in that waits for the confirmation link. Shows the same text for new and existing addresses. */
export function CheckMail({ email, onResend }: CheckMailProps) {
  const { formatMessage } = useIntl();
  const [resent, setResent] = useState<'no' | 'sending' | 'yes'>('no');
  const resend = async () => {
    setResent('sending');
    // Whether there is such an account isn't told: every answer looks the same.
    await onResend?.().catch(() => undefined);
    setResent('yes');
  };
  return (
    <Callout
      tone="info"
      role="status"
      title={
        <FormattedMessage
          id="auth.checkMail.title"
          defaultMessage="Check your email"
          description="Title of the message after sign-up"
        />
      }
      actions={
        <>
          <LinkButton href={mailAppOf(email)} data-native>
            <FormattedMessage
              id="auth.checkMail.open"
              defaultMessage="Open mail app"
              description="Link of the message after sign-up"
            />
          </LinkButton>
          {onResend ? (
            <Button
              type="button"
              variant="quiet"
              loading={resent === 'sending'}
              loadingLabel={formatMessage({
                id: 'auth.checkMail.sending',
                defaultMessage: 'Sending…',
                description: 'Button of the message after sign-up while the email is sent again',
              })}
              onClick={() => void resend()}
            >
              <FormattedMessage
                id="auth.checkMail.resend"
                defaultMessage="Resend"
                description="Button of the message after sign-up: sends the email again"
              />
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        {email ? (
          <FormattedMessage
            id="auth.checkMail.text"
            defaultMessage="We’ve sent an email to {email}. Open the link in this browser to sign in. It expires in three days."
            description="Message after sign-up with the address"
            values={{
              email: (
                <Text element="strong" wrap="whole">
                  {email}
                </Text>
              ),
            }}
          />
        ) : (
          <FormattedMessage
            id="auth.checkMail.textWithoutEmail"
            defaultMessage="We’ve sent you an email. Open the link in this browser to sign in. It expires in three days."
            description="Message after sign-up without the address"
          />
        )}
      </p>
      <p>
        {resent === 'yes' ? (
          <FormattedMessage
            id="auth.checkMail.resent"
            defaultMessage="We’ve sent it again. There is at most one email every three minutes."
            description="Message after sign-up, once the email was sent again"
          />
        ) : (
          <FormattedMessage
            id="auth.checkMail.nothing"
            defaultMessage="Didn’t get it? Check your spam folder, or sign in again after three minutes to get a new link."
            description="Hint under the message after sign-up"
          />
        )}
      </p>
    </Callout>
  );
}
