import { PasswordField, type PasswordFieldProps } from '@hoster/ui/password-field';
import { TextField } from '@hoster/ui/text-field';
import { useIntl } from 'react-intl';
import { useAuthConfig } from '../session/use-auth-config.ts';

/** Label of a password field by default. */
export function usePasswordLabel(): string {
  return useIntl().formatMessage({ id: 'auth.password', defaultMessage: 'Password', description: 'Password field' });
}

/** Words of a form that sets a new password. */
export function useNewPasswordWords(): { label: string; submitLabel: string; busyLabel: string } {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage({
      id: 'auth.new-password.label',
      defaultMessage: 'New password',
      description: 'Field of a new password',
    }),
    submitLabel: formatMessage({
      id: 'auth.new-password.submit',
      defaultMessage: 'Save new password',
      description: 'Button that sets a new password',
    }),
    busyLabel: formatMessage({
      id: 'auth.new-password.busy',
      defaultMessage: 'Saving…',
      description: 'Button that sets a new password while it is under way',
    }),
  };
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
  const { formatMessage } = useIntl();
  // Only our own backend tells its rule; another one names it when it refuses a password.
  const least = useAuthConfig()?.account.password_min_length;
  const hint =
    least === undefined
      ? formatMessage({
          id: 'auth.signup.passwordHint',
          defaultMessage: 'Don’t use only digits, a common password, or your name or email.',
          description: 'Rules beside the field of a new password, when the shortest length isn’t known',
        })
      : formatMessage(
          {
            id: 'auth.signup.passwordHintLength',
            defaultMessage:
              'At least {least, plural, one {# character} other {# characters}}. Don’t use only digits, a common password, or your name or email.',
            description: 'Rules beside the field of a new password',
          },
          { least },
        );
  return <PasswordField name="password" autoComplete="new-password" required hint={hint} {...useWords()} {...props} />;
}

/** Read-only username, under which a password manager saves the password. */
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
