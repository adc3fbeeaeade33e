import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { UnsentFields } from '../../app/router/unsent-fields.ts';
import { action } from '../../parts/form/plain-controls.css.ts';
import * as css from './error-page.css.ts';

/** Sends a failed form again, unchanged. */
export function UnsentForm({ fields }: { fields: UnsentFields }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p className={css.text}>
        <FormattedMessage
          id="errors.unsent"
          defaultMessage="Your entries are saved. Select “Try again” to send them."
          description="Text of an error page after a form was sent; “Try again” is its button"
        />
      </p>
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
