import { Text } from '@hoster/ui/text';
import { TextLink } from '@hoster/ui/text-link';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../app/app-context.tsx';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm } from '../form/auth-form.tsx';
import { NewPassword, PasswordOwner, useNewPasswordWords } from '../form/password-fields.tsx';
import { resetByCode } from './reset-by-code.ts';
import { SentCodeField, useSentCodeLabel } from '../form/sent-code-field.tsx';

interface ResetCodeFormProps {
  problems: readonly AuthProblem[];
  /** The address that the code was sent to, as far as known: a password manager saves the new password under it. */
  email: string;
  onDone: () => void;
  /** Goes back to the request, without leaving the page where script allows. */
  onAgain: (problems: readonly AuthProblem[]) => void;
}

/** The code of a password reset and the new password. */
export function ResetCodeForm({ problems, email, onDone, onAgain }: ResetCodeFormProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const id = useId();
  const codeLabel = useSentCodeLabel();
  const { label, ...buttons } = useNewPasswordWords();
  const fields = useMemo(
    () => ({ key: { id: `${id}-code`, label: codeLabel }, password: { id: `${id}-password`, label } }),
    [id, codeLabel, label],
  );
  return (
    <>
      <Text role="status">
        <FormattedMessage
          id="auth.reset-code.text"
          defaultMessage="If an account exists for that address, we’ve emailed you a code. Enter it here with your new password. The code works only in this browser."
          description="Above the form that takes the code of a password reset"
        />
      </Text>
      <AuthForm
        action="/auth/password/reset/"
        fields={fields}
        problems={problems}
        {...buttons}
        onSend={async (form) => {
          const found = await resetByCode(app, form);
          if (found === null) return onDone();
          if (found.some(({ say }) => say === 'reset_over')) onAgain(found);
          return found;
        }}
        footer={
          <TextLink
            href="/auth/password/reset/?again"
            onClick={(event) => {
              event.preventDefault();
              onAgain([]);
            }}
          >
            {formatMessage({
              id: 'auth.reset-code.again',
              defaultMessage: 'Request a new code',
              description: 'Link under the form that takes the code of a password reset',
            })}
          </TextLink>
        }
      >
        {(errorOf) => (
          <>
            {email === '' ? null : <PasswordOwner value={email} />}
            <SentCodeField id={fields.key.id} name="reset_code" error={errorOf('key')} autoFocus />
            <NewPassword id={fields.password.id} label={label} error={errorOf('password')} />
          </>
        )}
      </AuthForm>
    </>
  );
}
