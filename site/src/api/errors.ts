/** What `ApiError` is made of. `status` is 0 when no answer came at all (offline, timeout, refused). */
export interface ApiErrorFacts {
  status: number;
  text: string;
  url: string;
  headers: Headers;
  /** The answer's JSON, or null when it was not JSON. */
  data: unknown;
  cause?: unknown;
}

/** A call that did not succeed. */
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

/** Whether an error is a call's, with that status if one is given. */
export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status);

/** Texts by field of a 400 answer; nested objects and lists come out as `user.last_name`, `disks.0`. */
export type FieldErrors = Record<string, string[]>;

/** Reads `{"field":["text"]}` answers, however deep; an answer of another shape gives an empty object. */
export function fieldErrors(data: unknown, prefix = ''): FieldErrors {
  if (typeof data !== 'object' || data === null) return {};
  const found: FieldErrors = {};
  for (const [key, value] of Object.entries(data)) {
    const path = prefix ? `${prefix}.${key}` : key;
    const texts = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
    if (texts.length > 0) found[path] = texts;
    else Object.assign(found, fieldErrors(value, path));
  }
  return found;
}
