import { TextField } from '@hoster/ui/text-field';
import { Text } from '@hoster/ui/text';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { providerSignup } from '../../api/auth.ts';
import type { AuthStatus } from '../../api/auth-status.ts';
import { useApp } from '../../app-context.tsx';
import { formText } from '../../router/form-text.ts';
import type { AuthProblem } from './auth-errors.ts';
import { AuthForm } from './auth-form.tsx';
import { authLinks } from './auth-links.ts';
import { SignupTerms } from './signup-terms.tsx';
import { StartOver } from './start-over.tsx';
import { stepTaken } from './step-taken.ts';

interface ProviderEmailStepProps {
  /** Name of the provider. */
  provider: string;
  next: string | null;
  problems: readonly AuthProblem[];
  /** What was typed before the page was made anew. */
  email: string;
  onDone: (status: AuthStatus) => void;
}

/** Signing up through a provider that gave no address: it is all that is missing. */
export function ProviderEmailStep({ provider, next, problems, email, onDone }: ProviderEmailStepProps) {
  const app = useApp();
  const { formatMessage } = useIntl();
  const id = useId();
  const label = formatMessage({
    id: 'auth.signup.email',
    defaultMessage: 'Email',
    description: 'First field of the sign-up form',
  });
  const fields = useMemo(() => ({ email: { id, label } }), [id, label]);
  return (
    <>
      <Text>
        <FormattedMessage
          id="auth.provider-email.intro"
          defaultMessage="{provider} didn’t share your email address. We need it to send you invoices and alerts about your servers."
          description="Above the only field of signing up through a provider"
          values={{ provider: provider || '…' }}
        />
      </Text>
      <AuthForm
        action={authLinks(next).login}
        fields={fields}
        problems={problems}
        submitLabel={formatMessage({
          id: 'auth.signup.submit',
          defaultMessage: 'Create account',
          description: 'Button of the sign-up form',
        })}
        busyLabel={formatMessage({
          id: 'auth.signup.busy',
          defaultMessage: 'Creating your account…',
          description: 'Button of the sign-up form while it is under way',
        })}
        onSend={async (form) => {
          const status = await providerSignup(app, formText(form, 'provider_email'));
          await stepTaken(app, status, next);
          onDone(status);
        }}
        footer={<SignupTerms />}
      >
        {(errorOf) => (
          <TextField
            id={id}
            name="provider_email"
            type="email"
            inputMode="email"
            label={label}
            autoComplete="email"
            required
            defaultValue={email}
            error={errorOf('email')}
          />
        )}
      </AuthForm>
      <StartOver next={next} />
    </>
  );
}
