import { useIntl } from 'react-intl';
import { useAuthConfig } from '../session/use-auth-config.ts';

/**
 * Label of the field that names the customer: what the backend offers.
 * @param withoutPassword leaves out usernames, to which no code can be sent
 */
export function useLoginLabel({ withoutPassword = false } = {}): string {
  const { formatMessage } = useIntl();
  const methods = useAuthConfig()?.account.login_methods ?? ['email', 'username'];
  const [email, username, phone] = [
    methods.includes('email'),
    methods.includes('username') && !withoutPassword,
    methods.includes('phone'),
  ];
  if (email && username && phone) {
    return formatMessage({ id: 'auth.login.any-name', defaultMessage: 'Email, username or phone number' });
  }
  if (email && phone) {
    return formatMessage({ id: 'auth.login.email-or-phone', defaultMessage: 'Email or phone number' });
  }
  if (username && phone) {
    return formatMessage({ id: 'auth.login.username-or-phone', defaultMessage: 'Username or phone number' });
  }
  if (email && username) {
    return formatMessage({ id: 'auth.login.name', defaultMessage: 'Email or username' });
  }
  if (username) {
    return formatMessage({ id: 'auth.username', defaultMessage: 'Username', description: 'Field of a username' });
  }
  if (phone) {
    return formatMessage({ id: 'auth.phone', defaultMessage: 'Phone number', description: 'Field of a phone number' });
  }
  return formatMessage({ id: 'auth.signup.email', defaultMessage: 'Email' });
}
