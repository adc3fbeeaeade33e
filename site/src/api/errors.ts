import type { ErrorCode } from '@hoster/contract';

/** Contents of an `ApiError`. `status` is 0 without an answer (offline, timeout, refused). */
export interface ApiErrorFacts {
  status: number;
  text: string;
  url: string;
  headers: Headers;
  /** The answer's JSON, or null when it was not JSON. */
  data: unknown;
  cause?: unknown;
}

/** A failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly text: string;
  readonly url: string;
  readonly headers: Headers;
  readonly data: unknown;

  constructor({ status, text, url, headers, data, cause }: ApiErrorFacts) {
    super(`${status} ${text} (${url})`, { cause });
    this.status = status;
    this.text = text;
    this.url = url;
    this.headers = headers;
    this.data = data;
  }
}

/** Whether an error is an `ApiError`, with the given status if any. */
export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status);

/** Whether a value has fields that can be read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Texts by field of a 400 answer; nested objects and lists become `user.last_name`, `disks.0`. */
export type FieldErrors = Record<string, string[]>;

/** Reads `{"field":["text"]}` answers, however deep; an answer of another shape gives an empty object. */
export function fieldErrors(data: unknown, prefix = ''): FieldErrors {
  if (!isRecord(data)) return {};
  const found: FieldErrors = {};
  for (const [key, value] of Object.entries(data)) {
    const path = prefix ? `${prefix}.${key}` : key;
    const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    if (texts.length > 0) found[path] = texts;
    else Object.assign(found, fieldErrors(value, path));
  }
  return found;
}

/** The `code` of an answer; null without one. The codes of another backend are taken for ours. */
export function errorCode(data: unknown): ErrorCode | null {
  const code = isRecord(data) ? data['code'] : null;
  return typeof code === 'string' ? (code as ErrorCode) : null;
}
