import { defineMessage } from '@formatjs/intl';
import { type AuthErrorItem, emailMaxLength, needsUtf8Mail, readEmail } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import { withValues } from '../../i18n/translate.ts';
import type { Language } from '../../platform/http/index.ts';
import { apiError, apiErrorWith, type MessageCode } from './messages.ts';

/**
 * A submitted form of the auth API. As Django reads it: blanks around a value are stripped (of passwords as well), a
 * value of another type counts as its text, empty lists and objects as nothing, unknown fields are ignored, and all
 * errors of the form are returned together.
 */
export class AuthForm {
  readonly errors: AuthErrorItem[] = [];
  readonly language: Language;
  readonly #body: Readonly<Record<string, unknown>>;
  readonly #takesUtf8Mail: boolean;

  /** @param takesUtf8Mail setting of the mail server, see `Settings` */
  constructor(body: Readonly<Record<string, unknown>>, language: Language, takesUtf8Mail: boolean) {
    this.#body = body;
    this.language = language;
    this.#takesUtf8Mail = takesUtf8Mail;
  }

  /** Whether the body has a field, even an empty one. */
  names(param: string): boolean {
    return Object.hasOwn(this.#body, param);
  }

  /** Adds an error. */
  refuse(code: MessageCode, param: string): void {
    this.errors.push(apiError(this.language, code, param));
  }

  /** A required text; when it's missing or too long, adds an error. Empty when it's missing. */
  text(param: string, maxLength?: number): string {
    const text = this.optionalText(param, maxLength);
    if (text === '') this.refuse('required', param);
    return text;
  }

  /** A text that may be missing, and is empty then. Adds an error when it's too long. */
  optionalText(param: string, maxLength = Number.POSITIVE_INFINITY): string {
    const text = textOf(this.#body[param]);
    if (text.length > maxLength) this.errors.push(this.#tooLong(text.length, maxLength, param));
    return text;
  }

  /** A required address, as `readEmail` returns it: two spellings of one mailbox must not be two addresses. */
  email(param: string): string {
    return this.text(param) === '' ? '' : this.optionalEmail(param);
  }

  /** An address, empty when there's none. */
  optionalEmail(param: string): string {
    const text = this.optionalText(param);
    if (text === '') return text;
    const email = this.#readEmail(text);
    if (email !== null) return email;
    this.refuse('invalid', param);
    if (text.length > emailMaxLength) this.errors.push(this.#tooLong(text.length, emailMaxLength, param));
    return text;
  }

  /** A required address that the account already has; any other one is just invalid or unknown. */
  ownEmail(param: string): string {
    const text = this.text(param);
    const email = text === '' ? '' : this.#readEmail(text);
    if (email === null) this.refuse('invalid', param);
    return email ?? text;
  }

  #readEmail(text: string): string | null {
    const email = readEmail(text);
    return email !== null && (this.#takesUtf8Mail || !needsUtf8Mail(email)) ? email : null;
  }

  /** A required username. One with an @ could be taken for an address. */
  username(param: string): string {
    const text = this.text(param);
    if (text !== '' && !/^[\p{L}\p{N}_.+-]{1,150}$/u.test(text)) {
      const message = defineMessage({
        id: 'identity.form.bad-username',
        defaultMessage: 'Enter a valid username. It may contain only letters, numbers, and the characters . + - _',
        description: 'Error at a username',
      });
      this.errors.push(apiErrorWith(this.language, 'invalid', message, param));
    }
    return cutText(text, 150);
  }

  /** A required phone number (E.164). */
  phone(param: string): string {
    const text = this.text(param);
    if (text !== '' && !/^\+[1-9]\d{6,14}$/.test(text)) this.refuse('invalid_phone', param);
    return text;
  }

  #tooLong(length: number, maxLength: number, param: string): AuthErrorItem {
    const text = withValues(
      defineMessage({
        id: 'identity.form.email-too-long',
        defaultMessage: 'Ensure this value has at most {maxEmail} characters (it has {length}).',
        description: 'Error at an email address',
      }),
      { maxEmail: maxLength, length },
    );
    return apiErrorWith(this.language, 'max_length', text, param);
  }
}

/** The text that a value of a JSON body counts as. */
export function textOf(value: unknown): string {
  if (isEmpty(value)) return '';
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}

/** Whether Django takes a value for a missing one. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
