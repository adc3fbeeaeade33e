import { domainToASCII } from 'node:url';
import type { Language } from '../../http/language.ts';
import { apiError, apiErrorWith, type ApiError, type MessageCode } from './messages.ts';

const maxEmail = 320;
// The shape that Django accepts (django.core.validators.EmailValidator), without quoted local parts.
const email =
  /^[-!#$%&'*+/=?^_`{}|~0-9a-z]+(\.[-!#$%&'*+/=?^_`{}|~0-9a-z]+)*@((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])$/;

/**
 * One sent form of the auth API. As Django reads it: blanks around a value are stripped (of passwords as well), a number
 * counts as its text, unknown fields are ignored, and all errors of the form are returned together.
 */
export class AuthForm {
  readonly errors: ApiError[] = [];
  readonly language: Language;
  readonly #body: Readonly<Record<string, unknown>>;

  constructor(body: Readonly<Record<string, unknown>>, language: Language) {
    this.#body = body;
    this.language = language;
  }

  /** Whether anything but blanks was sent. */
  has(param: string): boolean {
    return this.#text(param) !== '';
  }

  /** Notes an error. */
  refuse(code: MessageCode, param: string): void {
    this.errors.push(apiError(this.language, code, param));
  }

  /** A required text; empty with an error noted when it is missing. */
  text(param: string): string {
    const text = this.#text(param);
    if (text === '') this.refuse('required', param);
    return text;
  }

  /** A required address, lower case, its domain in ASCII: two spellings of one mailbox must not be two addresses. */
  email(param: string): string {
    const text = withAsciiDomain(this.text(param).toLowerCase());
    if (text === '') return text;
    if (text.length > maxEmail || !email.test(text)) this.refuse('invalid', param);
    if (text.length > maxEmail) this.errors.push(this.#tooLong(text.length, param));
    return text;
  }

  #tooLong(length: number, param: string): ApiError {
    const text = {
      en: `Ensure this value has at most ${maxEmail} characters (it has ${length}).`,
      ru: `Не больше ${maxEmail} символов (сейчас ${length}).`,
    };
    return apiErrorWith(this.language, 'max_length', text, param);
  }

  #text(param: string): string {
    const value = this.#body[param];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  }
}

/** `ann@пример.рф` → `ann@xn--e1afmkfd.xn--p1ai`; what is no address stays as it is, to be refused. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return at === 0 || email.length > maxEmail || !/\P{ASCII}/u.test(domain)
    ? email
    : email.slice(0, at) + domainToASCII(domain);
}
