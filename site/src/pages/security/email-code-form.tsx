import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AuthProblem } from '../../features/auth/form/auth-errors.ts';
import { SecurityForm } from '../../features/auth/identity-check/security-form.tsx';
import { SentCodeField, useSentCodeLabel } from '../../features/auth/form/sent-code-field.tsx';
import { emailWords as words } from './email-words.ts';

/** Confirms an added address with the code that was sent to it. */
export function EmailCodeForm({ email, problems }: { email: string; problems: readonly AuthProblem[] }) {
  const { formatMessage } = useIntl();
  const label = useSentCodeLabel();
  const fields = useMemo(() => ({ key: { id: 'email-code', label } }), [label]);
  return (
    <SecurityForm
      intent="confirm-email"
      fields={fields}
      problems={problems}
      submitLabel={formatMessage(words.codeSubmit)}
      busyLabel={formatMessage(words.busy)}
    >
      {(errorOf) => (
        <SentCodeField
          id={fields.key.id}
          name="email_code"
          hint={formatMessage(
            {
              id: 'security.emails.code-field-hint',
              defaultMessage: 'The code we’ve emailed to {email}.',
              description: 'Hint of the field of a code that confirms an address',
            },
            { email },
          )}
          error={errorOf('key')}
        />
      )}
    </SecurityForm>
  );
}
