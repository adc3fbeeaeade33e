import { Callout } from '@hoster/ui/callout';
import { Text } from '@hoster/ui/text';
import { FormattedMessage } from 'react-intl';

/** A sign-up or sign-in that waits for the confirmation link. Shows the same text for new and existing addresses. */
export function CheckMail({ email }: { email?: string | null }) {
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
        <FormattedMessage
          id="auth.checkMail.nothing"
          defaultMessage="Didn’t get it? Check your spam folder, or sign in again after three minutes to get a new link."
          description="Hint under the message after sign-up"
        />
      </p>
    </Callout>
  );
}
