import type { Language, Text } from '../../http/language.ts';

/** One entry of `errors` in an answer of the auth API. */
export interface ApiError {
  readonly message: string;
  readonly code: string;
  /** The field; absent when the form as a whole is refused. */
  readonly param?: string;
}

/** django-allauth's messages by code; the Russian ones are ours. */
const messages = {
  required: { en: 'This field is required.', ru: 'Обязательное поле.' },
  invalid: { en: 'Enter a valid email address.', ru: 'Введите правильный адрес электронной почты.' },
  email_password_mismatch: {
    en: 'The email address and/or password you specified are not correct.',
    ru: 'Неверный адрес электронной почты или пароль.',
  },
  username_password_mismatch: {
    en: 'The username and/or password you specified are not correct.',
    ru: 'Неверное имя пользователя или пароль.',
  },
  too_many_login_attempts: {
    en: 'Too many failed login attempts. Try again later.',
    ru: 'Слишком много неудачных попыток входа. Попробуйте позже.',
  },
  invalid_login: { en: 'Invalid login.', ru: 'Укажите адрес электронной почты или имя пользователя.' },
  email_taken: {
    en: 'A user is already registered with this email address.',
    ru: 'Пользователь с таким адресом уже зарегистрирован.',
  },
  invalid_or_expired_key: { en: 'Invalid or expired key.', ru: 'Ссылка недействительна или устарела.' },
  invalid_password_reset: {
    en: 'The password reset token was invalid.',
    ru: 'Ссылка для сброса пароля недействительна.',
  },
  incorrect_code: { en: 'Incorrect code.', ru: 'Неверный код.' },
  incorrect_password: { en: 'Incorrect password.', ru: 'Неверный пароль.' },
  enter_current_password: { en: 'Please type your current password.', ru: 'Введите текущий пароль.' },
  password_too_common: { en: 'This password is too common.', ru: 'Этот пароль слишком распространён.' },
  password_entirely_numeric: {
    en: 'This password is entirely numeric.',
    ru: 'Пароль не может состоять только из цифр.',
  },
  unverified_email: {
    en: 'You cannot activate two-factor authentication until you have verified your email address.',
    ru: 'Подтвердите адрес электронной почты, чтобы включить двухфакторную аутентификацию.',
  },
  cannot_generate_recovery_codes: {
    en: 'You cannot generate recovery codes without having two-factor authentication enabled.',
    ru: 'Коды восстановления доступны только с двухфакторной аутентификацией.',
  },
  duplicate_email: {
    en: 'This email address is already associated with this account.',
    ru: 'Этот адрес уже есть в вашем аккаунте.',
  },
  add_email_blocked: {
    en: 'You cannot add an email address to an account protected by two-factor authentication.',
    ru: 'Пока включена двухфакторная аутентификация, добавить адрес нельзя.',
  },
  cannot_remove_primary_email: {
    en: 'You cannot remove your primary email address.',
    ru: 'Основной адрес удалить нельзя.',
  },
  unverified_primary_email: {
    en: 'Your primary email address must be verified.',
    ru: 'Основным может быть только подтверждённый адрес.',
  },
  unknown_email: { en: 'Unknown email address.', ru: 'Такого адреса нет.' },
  invalid_list: { en: 'Enter a list of values.', ru: 'Введите список значений.' },
  captcha_invalid: { en: 'Incorrect captcha entered, try again', ru: 'Капча не пройдена, попробуйте ещё раз' },
  account_not_found: { en: 'Unknown account.', ru: 'Такого аккаунта нет.' },
  no_password: { en: 'Your account has no password set up.', ru: 'У вашего аккаунта нет пароля.' },
  no_verified_email: {
    en: 'Your account has no verified email address.',
    ru: 'В вашем аккаунте нет подтверждённого адреса электронной почты.',
  },
  connected_other: {
    en: 'The third-party account is already connected to a different account.',
    ru: 'Этот аккаунт уже подключён к другому аккаунту Hoster.',
  },
  invalid_token: { en: 'Invalid token.', ru: 'Недействительный токен.' },
  client_id_required: { en: '`client_id` required.', ru: 'Нужен `client_id`.' },
  token_required: {
    en: '`id_token` and/or `access_token` required.',
    ru: 'Нужен `id_token` или `access_token`.',
  },
  token_authentication_not_supported: {
    en: 'Provider does not support token authentication.',
    ru: 'Этот сервис не поддерживает вход по токену.',
  },
} satisfies Record<string, Text>;

/** Codes with a fixed message. */
export type MessageCode = keyof typeof messages;

/** An error of the auth API with its message in the visitor's language. */
export function apiError(language: Language, code: MessageCode, param?: string): ApiError {
  return { message: messages[code][language], code, ...(param !== undefined && { param }) };
}

/** An error whose message holds a value. */
export function apiErrorWith(language: Language, code: string, text: Text, param: string): ApiError {
  return { message: text[language], code, param };
}
