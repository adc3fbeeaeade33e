import type { ErrorCode } from '@hoster/contract';
import { translate, type Message } from '../../../i18n/translate.ts';
import type { Language } from '../visitor/language.ts';
import { texts } from './texts.ts';

/** Field errors of a request: they mirror its nesting. `non_field_errors` is for the whole. */
export interface FieldErrors {
  readonly [field: string]: readonly Message[] | FieldErrors | readonly FieldErrors[];
}

/** Options of an `AppError`. */
export interface AppErrorOptions {
  readonly status: number;
  /** Machine code in the answer. */
  readonly code?: ErrorCode;
  /** Text for the visitor. */
  readonly detail: Message;
  /** Text for the log, if it says more than the visitor may know. */
  readonly log?: string;
  /** Further fields of the answer, such as the new `total`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A failure with its own answer. `message` is for the log, `detail` for the visitor. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #options: AppErrorOptions;

  constructor(options: AppErrorOptions) {
    super(options.log ?? translate('en', options.detail), { cause: options.cause });
    this.status = options.status;
    this.headers = options.headers ?? {};
    this.#options = options;
  }

  /** The answer's body. */
  body(language: Language): Record<string, unknown> {
    const { code, detail, extra } = this.#options;
    return { detail: translate(language, detail), ...(code !== undefined && { code }), ...extra };
  }
}

/** 400 with errors at their fields. */
export class FieldError extends AppError {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super({ status: 400, detail: texts.invalid, log: `Refused input: ${JSON.stringify(fields)}` });
    this.fields = fields;
  }

  override body(language: Language): Record<string, unknown> {
    return spoken(this.fields, language);
  }
}

function spoken(fields: FieldErrors, language: Language): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, errors]) => [
      field,
      Array.isArray(errors)
        ? errors.map((error: Message | FieldErrors) =>
            isMessage(error) ? translate(language, error) : spoken(error, language),
          )
        : spoken(errors as FieldErrors, language),
    ]),
  );
}

function isMessage(value: Message | FieldErrors): value is Message {
  return typeof Reflect.get(value, 'id') === 'string';
}

/** 404 `{"detail":"Not found."}`. */
export const notFound = (log?: string): AppError =>
  new AppError({ status: 404, detail: texts.notFound, ...(log !== undefined && { log }) });

/** 401 for a call that requires sign-in. */
export const notSignedIn = (): AppError => new AppError({ status: 401, detail: texts.notSignedIn });

/** 403 for a user without permission. */
export const forbidden = (code?: ErrorCode): AppError =>
  new AppError({ status: 403, detail: texts.forbidden, ...(code !== undefined && { code }) });

/** 429 with the seconds to wait before another attempt. */
export const tooMany = (seconds: number): AppError =>
  new AppError({ status: 429, detail: texts.tooMany, headers: { 'retry-after': String(Math.ceil(seconds)) } });
