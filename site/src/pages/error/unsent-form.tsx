import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Unsent } from '../../app/router/unsent-fields.ts';
import { action } from '../../parts/form/plain-controls.css.ts';
import * as css from './error-page.css.ts';

interface UnsentFormProps {
  unsent: Unsent;
  /** Whether it has to wait until its sender has signed in. */
  isSignedOut: boolean;
}

/** Sends a failed form again, unchanged but for its files. */
export function UnsentForm({ unsent: { fields, hadFiles }, isSignedOut }: UnsentFormProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p className={css.text}>
        {isSignedOut ? (
          <FormattedMessage
            id="errors.unsent.signed-out"
            defaultMessage="Your entries are saved. Sign in in a new tab, then select “Try again” here to send them."
            description="Text of an error page after a form was sent without a session; “Try again” is its button"
          />
        ) : (
          <FormattedMessage
            id="errors.unsent"
            defaultMessage="Your entries are saved. Select “Try again” to send them."
            description="Text of an error page after a form was sent; “Try again” is its button"
          />
        )}
      </p>
      {hadFiles ? (
        <p className={css.text}>
          <FormattedMessage
            id="errors.unsent.files"
            defaultMessage="Files couldn’t be kept. Add them again afterwards."
            description="Text of an error page after a form with files was sent"
          />
        </p>
      ) : null}
      <form method="post" action={pathname + search}>
        {fields.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={action}>
          <FormattedMessage id="errors.resend" defaultMessage="Try again" description="Sends the form that failed" />
        </button>
      </form>
    </>
  );
}
