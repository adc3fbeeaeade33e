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
