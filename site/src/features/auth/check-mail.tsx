import { Callout } from '@hoster/ui/callout';
import { FormattedMessage } from 'react-intl';

/** A sign-up or sign-in that waits for the confirmation link. Says the same for new and for taken addresses. */
export function CheckMail({ email }: { email?: string | null }) {
  return (
    <Callout
      tone="info"
      role="status"
      title={
        <FormattedMessage
          id="auth.checkMail.title"
          defaultMessage="Check your mail"
          description="Title of the message after sign-up"
        />
      }
    >
      <p>
        {email ? (
          <FormattedMessage
            id="auth.checkMail.text"
            defaultMessage="We sent a message to {email}. Open the link in it, in this browser, and you are signed in. The link works for three days."
            description="Message after sign-up with the address"
            values={{ email: <strong>{email}</strong> }}
          />
        ) : (
          <FormattedMessage
            id="auth.checkMail.textWithoutEmail"
            defaultMessage="We sent you a message. Open the link in it, in this browser, and you are signed in. The link works for three days."
            description="Message after sign-up without the address"
          />
        )}
      </p>
      <p>
        <FormattedMessage
          id="auth.checkMail.nothing"
          defaultMessage="Nothing there? Look into the spam folder, or log in again after three minutes: we send a new link."
          description="Hint under the message after sign-up"
        />
      </p>
    </Callout>
  );
}
