import { Text } from '@hoster/ui/text';
import { useId, useMemo } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { CodePurpose } from '../../../api/auth.ts';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm, type AuthFormProps } from '../form/auth-form.tsx';
import { SentCodeField } from '../form/sent-code-field.tsx';
import { authLinks } from '../session/auth-links.ts';
import { ChangeRecipient, type RecipientChange } from './change-recipient.tsx';
import { ResendCode } from './resend-code.tsx';
import { StartOver } from './start-over.tsx';

interface SentCodeStepProps {
  next: string | null;
  problems: readonly AuthProblem[];
  /** Whether another code was just sent by a form without script. */
  resent?: boolean | undefined;
  /** What became of a form without script that has the code sent elsewhere. */
  change?: RecipientChange | undefined;
  onSend: AuthFormProps['onSend'];
  /** What the code is for: signing in, or confirming an address or a phone number. */
  of: CodePurpose;
  /** Cancels to the sign-up form instead of the login form. */
  signup?: boolean;
}

const names = { login: 'login_code', email: 'email_code', phone: 'phone_code' } as const;

/** Where the code was sent, and what it does. */
const texts = defineMessages({
  login: {
    id: 'auth.sent-code.login',
    defaultMessage: 'Check your messages. To sign in, enter the code we’ve sent you. It works only in this browser.',
    description: 'Step that waits for a code to sign in with, sent by email or SMS',
  },
  email: {
    id: 'auth.sent-code.email',
    defaultMessage:
      'Check your email. To confirm your address, enter the code we’ve sent you. It works only in this browser.',
    description: 'Step that waits for a code that confirms an email address',
  },
  phone: {
    id: 'auth.sent-code.phone',
    defaultMessage: 'To confirm your phone number, enter the code from our text message.',
    description: 'Step that waits for a code sent by SMS',
  },
});

/**
 * Step of a sign-in that waits for a code from an email or a text message. Its text is the same for addresses with and
 * without an account, and doesn't say how long the code is valid, which differs between backends.
 */
export function SentCodeStep({ next, problems, resent, change, onSend, of, signup = false }: SentCodeStepProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const fields = useMemo(() => ({ code: { id }, key: { id } }), [id]);
  return (
    <>
      <Text>{formatMessage(texts[of])}</Text>
      <AuthForm
        action={authLinks(next).login}
        fields={fields}
        problems={problems}
        submitLabel={formatMessage({
          id: 'auth.sent-code.submit',
          defaultMessage: 'Continue',
          description: 'Button under a code from an email or a text message',
        })}
        busyLabel={formatMessage({
          id: 'auth.code.busy',
          defaultMessage: 'Checking the code…',
          description: 'Button of the second step while it is under way',
        })}
        onSend={onSend}
      >
        {(errorOf) => <SentCodeField id={id} name={names[of]} error={errorOf('code') ?? errorOf('key')} autoFocus />}
      </AuthForm>
      <ResendCode next={next} of={of} resent={resent} />
      {of === 'login' ? null : (
        <ChangeRecipient key={of} next={next} of={of} change={change?.of === of ? change : undefined} />
      )}
      <StartOver next={next} signup={signup} />
    </>
  );
}
