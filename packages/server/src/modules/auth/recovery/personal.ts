import type { PasswordRules } from './passwords.ts';
import type { AuthUserRow } from '../users.ts';

type Personal = NonNullable<PasswordRules['personal']>;

/** An address as something that a password must not resemble. */
export function personalAddress(email: string): Personal[number] {
  return { name: { en: 'email address', ru: 'адрес электронной почты' }, value: email };
}

/** What a user's password must not resemble. */
export function personalOf(user: AuthUserRow): Personal {
  return [
    { name: { en: 'username', ru: 'имя пользователя' }, value: user.username },
    { name: { en: 'first name', ru: 'имя' }, value: user.firstName },
    { name: { en: 'last name', ru: 'фамилию' }, value: user.lastName },
    personalAddress(user.email),
  ].filter(({ value }) => value !== '');
}
