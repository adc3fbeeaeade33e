import type { PasswordRules } from './passwords.ts';
import type { AuthUserRow } from './users.ts';

/** What a user's password must not resemble. */
export function personalOf(user: AuthUserRow): NonNullable<PasswordRules['personal']> {
  return [
    { name: { en: 'username', ru: 'имя пользователя' }, value: user.username },
    { name: { en: 'first name', ru: 'имя' }, value: user.firstName },
    { name: { en: 'last name', ru: 'фамилию' }, value: user.lastName },
    { name: { en: 'email address', ru: 'адрес электронной почты' }, value: user.email },
  ].filter(({ value }) => value !== '');
}
