import { useIntl } from 'react-intl';

/** Labels of a password field. */
export function usePasswordWords(): { label: string; showLabel: string; hideLabel: string } {
  const intl = useIntl();
  return {
    label: intl.formatMessage({ id: 'auth.password', defaultMessage: 'Password', description: 'Password field' }),
    showLabel: intl.formatMessage({
      id: 'auth.password.show',
      defaultMessage: 'Show password',
      description: 'Button inside the password field',
    }),
    hideLabel: intl.formatMessage({
      id: 'auth.password.hide',
      defaultMessage: 'Hide password',
      description: 'Button inside the password field while the password is shown',
    }),
  };
}

/** The rules of a password, to stand beside its field. */
export function usePasswordHint(): string {
  return useIntl().formatMessage({
    id: 'auth.signup.passwordHint',
    defaultMessage: 'At least 7 characters, not only digits, not a common one and not like your name or address.',
    description: 'Rules beside the password field of the sign-up form',
  });
}
