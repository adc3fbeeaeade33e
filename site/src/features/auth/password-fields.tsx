import { PasswordField, type PasswordFieldProps } from '@hoster/ui/password-field';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';

/** What a password is called, where nothing more exact is. */
export function usePasswordLabel(): string {
  return useIntl().formatMessage({ id: 'auth.password', defaultMessage: 'Password', description: 'Password field' });
}

interface PasswordProps extends Pick<PasswordFieldProps, 'id' | 'error' | 'autoFocus'> {
  /** @default 'password' */
  name?: string;
  /** @default "Password" */
  label?: string;
}

/** The current password. */
export function CurrentPassword(props: PasswordProps) {
  return <PasswordField name="password" autoComplete="current-password" required {...useWords()} {...props} />;
}

/** The new password, with its rules beside it. */
export function NewPassword(props: PasswordProps) {
  const hint = useIntl().formatMessage({
    id: 'auth.signup.passwordHint',
    defaultMessage: 'At least 7 characters. Don’t use only digits, a common password, or your name or email.',
    description: 'Rules beside the password field of the sign-up form',
  });
  return (
    <PasswordField
      name="password"
      autoComplete="new-password"
      minLength={7}
      required
      hint={hint}
      {...useWords()}
      {...props}
    />
  );
}

/** Whose password it is; it cannot be changed. A password manager keeps the password under it. */
export function PasswordOwner({ value }: { value: string }) {
  const label = useIntl().formatMessage({
    id: 'auth.new-password.account',
    defaultMessage: 'Account',
    description: 'Whose password is being set; cannot be changed',
  });
  return <TextField name="username" label={label} autoComplete="username" readOnly value={value} />;
}

function useWords(): { label: string; showLabel: string; hideLabel: string } {
  const { formatMessage } = useIntl();
  return {
    label: usePasswordLabel(),
    showLabel: formatMessage({
      id: 'auth.password.show',
      defaultMessage: 'Show password',
      description: 'Button inside the password field',
    }),
    hideLabel: formatMessage({
      id: 'auth.password.hide',
      defaultMessage: 'Hide password',
      description: 'Button inside the password field while the password is shown',
    }),
  };
}
