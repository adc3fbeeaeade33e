import { TextField } from '@hoster/ui/text-field';
import { Text } from '@hoster/ui/text';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AuthProblem } from '../form/auth-errors.ts';
import { AuthForm, type AuthFormProps } from '../form/auth-form.tsx';
import { authLinks } from '../session/auth-links.ts';
import { FurtherField, useFurtherLabel } from '../sign-in/further-field.tsx';
import { furtherFields } from '../sign-in/further-fields.ts';
import { SignupTerms } from '../sign-in/signup-terms.tsx';
import { StartOver } from '../sign-in/start-over.tsx';

interface ProviderEmailStepProps {
  /** Name of the provider. */
  provider: string;
  next: string | null;
  problems: readonly AuthProblem[];
  /** What was typed before the page was reloaded. */
  email: string;
  onSend: AuthFormProps['onSend'];
}

/** Sign-up through a provider that supplied no email address: asks only for that. */
export function ProviderEmailStep({ provider, next, problems, email, onSend }: ProviderEmailStepProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const furtherLabel = useFurtherLabel();
  const label = formatMessage({ id: 'auth.signup.email', defaultMessage: 'Email' });
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
        onSend={onSend}
        footer={<SignupTerms />}
      >
        {(errorOf, refused) => (
          <>
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
            {/* Backends that require more of new customers name it in their errors. */}
            {furtherFields([], refused).map((name) => (
              <FurtherField
                key={name}
                id={`${id}-${name}`}
                name={name}
                label={furtherLabel(name)}
                defaultValue={undefined}
                error={errorOf(name)}
              />
            ))}
          </>
        )}
      </AuthForm>
      <StartOver next={next} />
    </>
  );
}
