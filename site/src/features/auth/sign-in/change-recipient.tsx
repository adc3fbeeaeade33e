import { Disclosure } from '@hoster/ui/disclosure';
import { Text } from '@hoster/ui/text';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { Recipient } from '../../../api/auth.ts';
import { useApp } from '../../../app/app-context.tsx';
import { formText } from '../../../app/router/form-text.ts';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm } from '../form/auth-form.tsx';
import { authLinks } from '../session/auth-links.ts';
import { FurtherField, useFurtherLabel } from './further-field.tsx';
import { sendElsewhere } from './resend-problems.ts';

/** What became of the form that has a code sent to another address or number, sent without script. */
export interface RecipientChange {
  of: Recipient;
  to: string;
  /** Empty when the code was sent. */
  problems: readonly AuthProblem[];
}

interface ChangeRecipientProps {
  next: string | null;
  of: Recipient;
  change: RecipientChange | undefined;
}

const none: readonly AuthProblem[] = [];

const texts = {
  email: defineMessages({
    summary: {
      id: 'auth.change-email.summary',
      defaultMessage: 'Wrong email?',
      description: 'Opens the form that has a code sent to another email address',
    },
    submit: {
      id: 'auth.change-email.submit',
      defaultMessage: 'Send code to this address',
      description: 'Button that has a code sent to another email address',
    },
  }),
  phone: defineMessages({
    summary: {
      id: 'auth.change-phone.summary',
      defaultMessage: 'Wrong number?',
      description: 'Opens the form that has a code sent to another phone number',
    },
    submit: {
      id: 'auth.change-phone.submit',
      defaultMessage: 'Send code to this number',
      description: 'Button that has a code sent to another phone number',
    },
  }),
};

/** Has the code sent to another address or phone number: that of the sign-up may have been mistyped. */
export function ChangeRecipient({ next, of, change }: ChangeRecipientProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const id = useId();
  const label = useFurtherLabel()(of);
  const fields = useMemo(() => ({ [of]: { id, label } }), [of, id, label]);
  const problems = change?.problems ?? none;
  const [sentTo, setSentTo] = useState(change && problems.length === 0 ? change.to : null);
  return (
    <>
      <Text role="status" size={16}>
        {sentTo === null ? null : <Sent of={of} to={<bdi>{sentTo}</bdi>} />}
      </Text>
      <Disclosure
        // Closed once the code was sent.
        key={sentTo}
        variant="plain"
        open={problems.length > 0}
        summary={formatMessage(texts[of].summary)}
      >
        <AuthForm
          action={authLinks(next).login}
          fields={fields}
          problems={problems}
          secondary
          submitLabel={formatMessage(texts[of].submit)}
          busyLabel={formatMessage({
            id: 'auth.request-code.busy',
            defaultMessage: 'Sending the code…',
            description: 'Button that requests a code to sign in with while it is under way',
          })}
          onSend={async (form) => {
            const to = formText(form, `new_${of}`);
            const found = await sendElsewhere(app, of, to);
            if (found.length === 0) setSentTo(to);
            return found;
          }}
        >
          {(errorOf) => (
            <FurtherField
              id={id}
              kind={of}
              name={`new_${of}`}
              label={label}
              defaultValue={problems.length > 0 ? change?.to : undefined}
              error={errorOf(of)}
            />
          )}
        </AuthForm>
      </Disclosure>
    </>
  );
}

function Sent({ of, to }: { of: Recipient; to: ReactNode }) {
  return of === 'email' ? (
    <FormattedMessage
      id="auth.change-email.sent"
      defaultMessage="We’ve sent a code to {to}."
      description="After a code was sent to another email address"
      values={{ to }}
    />
  ) : (
    <FormattedMessage
      id="auth.change-phone.sent"
      defaultMessage="We’ve sent a code to {to}."
      description="After a code was sent to another phone number"
      values={{ to }}
    />
  );
}
