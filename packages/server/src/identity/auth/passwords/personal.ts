import { defineMessage } from '@formatjs/intl';
import type { PasswordRules } from './passwords.ts';
import type { AuthUserRow } from '../users.ts';

type Personal = NonNullable<PasswordRules['personal']>;

/** An address as personal data that a password must not resemble. */
export function personalAddress(email: string): Personal[number] {
  return {
    name: defineMessage({ id: 'identity.password.similar-to.email', defaultMessage: 'email address' }),
    value: email,
  };
}

/** Personal data that a user's password must not resemble. */
export function personalOf(user: AuthUserRow): Personal {
  return [
    {
      name: defineMessage({ id: 'identity.password.similar-to.username', defaultMessage: 'username' }),
      value: user.username,
    },
    {
      name: defineMessage({ id: 'identity.password.similar-to.first-name', defaultMessage: 'first name' }),
      value: user.firstName,
    },
    {
      name: defineMessage({ id: 'identity.password.similar-to.last-name', defaultMessage: 'last name' }),
      value: user.lastName,
    },
    personalAddress(user.email),
  ].filter(({ value }) => value !== '');
}
