import type { Language, Text } from './language.ts';
import { texts } from './texts.ts';

/** Field errors of a request: they mirror its nesting. `non_field_errors` is for the whole. */
export interface FieldErrors {
  readonly [field: string]: readonly Text[] | FieldErrors | readonly FieldErrors[];
}

/** What an `AppError` is made of. */
export interface AppErrorOptions {
  readonly status: number;
  /** Machine code in the answer. */
  readonly code?: string;
  /** What the visitor may read. */
  readonly detail: Text;
  /** What the log says, when that is more than the visitor may know. */
  readonly log?: string;
  /** Further fields of the answer, such as the new `total`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A failure with an answer of its own. `message` is for the log, `detail` for the visitor. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly #options: AppErrorOptions;

  constructor(options: AppErrorOptions) {
    super(options.log ?? options.detail.en, { cause: options.cause });
    this.status = options.status;
    this.headers = options.headers ?? {};
    this.#options = options;
  }

  /** The answer's body. */
  body(language: Language): Record<string, unknown> {
    const { code, detail, extra } = this.#options;
    return { detail: detail[language], ...(code !== undefined && { code }), ...extra };
  }
}

/** 400 with errors at their fields. */
export class FieldError extends AppError {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super({ status: 400, code: 'invalid', detail: texts.invalid, log: `Refused input: ${JSON.stringify(fields)}` });
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
        ? errors.map((error: Text | FieldErrors) => (isText(error) ? error[language] : spoken(error, language)))
        : spoken(errors as FieldErrors, language),
    ]),
  );
}

function isText(value: Text | FieldErrors): value is Text {
  return typeof value['en'] === 'string';
}

/** 404 `{"detail":"Not found."}`. */
export const notFound = (log?: string): AppError =>
  new AppError({ status: 404, detail: texts.notFound, ...(log !== undefined && { log }) });

/** 401 for a call that needs someone signed in. */
export const notSignedIn = (): AppError => new AppError({ status: 401, detail: texts.notSignedIn });

/** 403 for someone who may not. */
export const forbidden = (code?: string): AppError =>
  new AppError({ status: 403, detail: texts.forbidden, ...(code !== undefined && { code }) });

/** 429 with the seconds after which another attempt makes sense. */
export const tooMany = (seconds: number): AppError =>
  new AppError({ status: 429, detail: texts.tooMany, headers: { 'retry-after': String(Math.ceil(seconds)) } });
