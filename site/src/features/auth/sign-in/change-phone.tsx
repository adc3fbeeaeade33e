import { Disclosure } from '@hoster/ui/disclosure';
import { Text } from '@hoster/ui/text';
import { useId, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm } from '../form/auth-form.tsx';
import { authLinks } from '../session/auth-links.ts';
import { FurtherField, useFurtherLabel } from './further-field.tsx';
import { sendToPhone } from './resend-problems.ts';

/** What became of the form that has a code sent to another number, sent without script. */
export interface PhoneChange {
  number: string;
  /** Empty when the code was sent. */
  problems: readonly AuthProblem[];
}

interface ChangePhoneProps {
  next: string | null;
  change: PhoneChange | undefined;
}

const none: readonly AuthProblem[] = [];

/** Has the code that confirms a phone number sent to another one: that of the sign-up may have been mistyped. */
export function ChangePhone({ next, change }: ChangePhoneProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const id = useId();
  const label = useFurtherLabel()('phone');
  const fields = useMemo(() => ({ phone: { id, label } }), [id, label]);
  const problems = change?.problems ?? none;
  const [sentTo, setSentTo] = useState(change && problems.length === 0 ? change.number : null);
  return (
    <>
      <Text role="status" size={16}>
        {sentTo === null ? null : (
          <FormattedMessage
            id="auth.change-phone.sent"
            defaultMessage="We’ve sent a code to {phone}."
            description="After a code was sent to another phone number"
            values={{ phone: <bdi>{sentTo}</bdi> }}
          />
        )}
      </Text>
      <Disclosure
        // Closed once the code was sent.
        key={sentTo}
        variant="plain"
        open={problems.length > 0}
        summary={
          <FormattedMessage
            id="auth.change-phone.summary"
            defaultMessage="Wrong number?"
            description="Opens the form that has a code sent to another phone number"
          />
        }
      >
        <AuthForm
          action={authLinks(next).login}
          fields={fields}
          problems={problems}
          submitLabel={formatMessage({
            id: 'auth.change-phone.submit',
            defaultMessage: 'Send code to this number',
            description: 'Button that has a code sent to another phone number',
          })}
          busyLabel={formatMessage({
            id: 'auth.request-code.busy',
            defaultMessage: 'Sending the code…',
            description: 'Button that requests a code to sign in with while it is under way',
          })}
          onSend={async (form) => {
            const number = formText(form, 'new_phone');
            const found = await sendToPhone(app, number);
            if (found.length === 0) setSentTo(number);
            return found;
          }}
        >
          {(errorOf) => (
            <FurtherField
              id={id}
              kind="phone"
              name="new_phone"
              label={label}
              defaultValue={problems.length > 0 ? change?.number : undefined}
              error={errorOf('phone')}
            />
          )}
        </AuthForm>
      </Disclosure>
    </>
  );
}
