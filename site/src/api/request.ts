import { ApiError, errorCode, isRecord } from './errors.ts';

/** Sends one call. In the browser `fetch`; on the server a call in the same process or to `API_ORIGIN`. */
export type Transport = (url: string, init: TransportInit) => Promise<Answer>;
/** The parts of an answer that are read. */
export type Answer = Pick<Response, 'ok' | 'status' | 'statusText' | 'headers' | 'json'>;
export interface TransportInit {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Sent instead of `body` as multipart, whose content type the transport adds. */
  form?: FormData;
  credentials: 'include';
  signal: AbortSignal | undefined;
  /** Whether the call continues after its page is closed. */
  keepalive?: boolean;
}

/** Shows a toast. */
export type Notify = (kind: 'success' | 'error' | 'warning', text: string) => void;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Appended to the address; null and undefined are left out, lists are joined with commas. */
  query?: Record<string, string | number | boolean | readonly (string | number)[] | null | undefined> | URLSearchParams;
  /** Sent as JSON; `URLSearchParams` as a form, `FormData` with its files. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Timeout in milliseconds (status 0). No limit when absent. */
  timeout?: number;
  signal?: AbortSignal;
  /** Lets the call continue after its page is closed; for bodies of less than 64 kB. */
  keepalive?: boolean;
  /** Toast shown when the call succeeds. */
  success?: string;
  /** Toast shown when it fails, unless the error is a silent one. */
  error?: string;
  /** Statuses that are neither logged nor shown: the caller handles them. */
  ignore?: readonly number[];
  /** Whether a failure is thrown (the default) or returns `undefined`. */
  rethrow?: boolean;
}

/** Makes one request; returns the answer's JSON (null when there is none); throws `ApiError`. */
export type Requester = (path: string, options?: RequestOptions) => Promise<unknown>;

export interface RequesterOptions {
  transport: Transport;
  cookie: (name: string) => string | null;
  notify: Notify;
  log: (message: string, detail: unknown) => void;
  /** Sent as Accept-Language. */
  language: string;
}

export const AUTH_BASE = '/auth/_allauth/browser/v1';

// Here a 401 means "continue with the next step", so it never shows a toast.
const SILENT_401 =
  /^\/auth\/_allauth\/browser\/v1\/auth\/(session|login|signup|email\/verify|password\/(request|reset)|code\/(request|confirm)|phone\/verify|2fa\/(authenticate|trust)|provider\/signup)$/;

/** Creates the wrapper that all calls go through: headers, cookies, errors and their notices. */
export function createRequester({ transport, cookie, notify, log, language }: RequesterOptions): Requester {
  function csrfToken(): string {
    const token = cookie('csrftoken');
    return isToken(token) ? token : '';
  }

  async function send(path: string, options: RequestOptions): Promise<unknown> {
    const method = options.method ?? 'GET';
    const url = withQuery(path, options.query);
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': language,
      ...(options.body === undefined || options.body instanceof FormData
        ? {}
        : { 'content-type': contentType(options.body) }),
    };
    const { body: value } = options;
    const body = encoded(value);
    const form = value instanceof FormData ? { form: value } : {};
    const { keepalive = false } = options;
    const signal = anySignal(options.signal, options.timeout);
    let answer: Answer;
    let token = '';
    let tries = 0;
    do {
      if (method !== 'GET') {
        // Django sets the cookie with its answers: the first request must be a GET.
        if (!csrfToken()) await send(`${AUTH_BASE}/config`, {});
        token = csrfToken();
        headers['x-csrftoken'] = token;
      }
      try {
        const all = { ...headers, ...options.headers };
        answer = await transport(url, {
          method,
          headers: all,
          body,
          ...form,
          credentials: 'include',
          signal,
          keepalive,
        });
      } catch (cause) {
        throw new ApiError({ status: 0, text: 'No answer', url, headers: new Headers(), data: null, cause });
      }
      // Another call's first request, or a sign-in in another tab, changed the cookie between reading and sending:
      // nothing was done, and the call is repeated with the new cookie.
    } while (token && answer.status === 403 && csrfToken() !== token && (tries += 1) < 3);
    const data = await readJson(answer);
    if (!answer.ok || answer.status === 206) throw failure(answer, url, data);
    // The page of a proxy, such as one about maintenance, or of a network that asks for a sign-in of its own.
    if (isPage(answer)) throw new ApiError({ status: 502, text: 'A page', url, headers: answer.headers, data: null });
    return data;
  }

  return async function request(path, options = {}) {
    try {
      const data = await send(path, options);
      if (options.success) notify('success', options.success);
      return data;
    } catch (error) {
      if (isReadOnly(error, options)) notify('error', error.text);
      else if (!isSilent(error, path, options)) {
        log(`${options.method ?? 'GET'} ${path} failed`, error);
        if (options.error) notify('error', options.error);
      }
      if (options.rethrow === false) return undefined;
      throw error;
    }
  };
}

/** Whether a server set the cookie (Django's have 32 or 64 characters); any other is replaced by a new one. */
const isToken = (value: string | null): value is string => value !== null && /^[A-Za-z0-9]{32,64}$/.test(value);

// JSON has null for a number that couldn't be read, which is "none" to a call where that is allowed: it gets what it refuses.
const readable = (_name: string, value: unknown): unknown => (Number.isNaN(value) ? 'NaN' : value);

function encoded(value: unknown): string | undefined {
  if (value === undefined || value instanceof FormData) return undefined;
  return value instanceof URLSearchParams ? String(value) : JSON.stringify(value, readable);
}

const contentType = (body: unknown): string =>
  body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json';

function withQuery(path: string, query: RequestOptions['query']): string {
  if (!query) return path;
  const params = new URLSearchParams();
  for (const [key, value] of query instanceof URLSearchParams ? query : Object.entries(query)) {
    if (value !== null && value !== undefined) params.append(key, String(value));
  }
  const text = params.toString();
  return text ? `${path}${path.includes('?') ? '&' : '?'}${text}` : path;
}

/** One signal combining the caller's and the time limit. */
function anySignal(signal: AbortSignal | undefined, timeout: number | undefined): AbortSignal | undefined {
  if (timeout === undefined) return signal;
  const limit = AbortSignal.timeout(timeout);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

const isPage = (answer: Answer): boolean => answer.headers.get('content-type')?.includes('html') ?? false;

/** The answer's JSON; null when it isn't JSON (Django answers some errors with HTML, deletions with nothing). */
async function readJson(answer: Answer): Promise<unknown> {
  if (!answer.headers.get('content-type')?.includes('json')) return null;
  return answer.json().catch(() => null);
}

function failure(answer: Answer, url: string, data: unknown): ApiError {
  const detail = isRecord(data) && typeof data['detail'] === 'string' ? data['detail'] : answer.statusText;
  const { status, text } =
    answer.status === 206 ? agreed(data, { status: 206, text: detail }) : { status: answer.status, text: detail };
  return new ApiError({ status, text, url, headers: answer.headers, data });
}

/** Status and message that all failed parts of a 206 share; each falls back when they differ. */
function agreed(data: unknown, otherwise: { status: number; text: string }): { status: number; text: string } {
  const parts = isRecord(data) && Array.isArray(data['responses']) ? data['responses'].filter(isRecord) : [];
  const shared = <T>(values: T[], fallback: T): T =>
    values[0] !== undefined && values.every((value) => value === values[0]) ? values[0] : fallback;
  return {
    status: shared(
      parts.map((part) => Number(part['status'])),
      otherwise.status,
    ),
    text: shared(
      parts.map((part) => String(isRecord(part['data']) ? part['data']['detail'] : '')),
      otherwise.text,
    ),
  };
}

/** Whether staff have tried to change something in the account of a customer, which they only see. */
const isReadOnly = (error: unknown, { method = 'GET', rethrow }: RequestOptions): error is ApiError =>
  method !== 'GET' && rethrow !== false && error instanceof ApiError && errorCode(error.data) === 'see_as';

function isSilent(error: unknown, path: string, { ignore, signal }: RequestOptions): boolean {
  // Aborted by the caller (page left, more typed): not a failure.
  if (signal?.aborted) return true;
  if (!(error instanceof ApiError)) return false;
  if (ignore?.includes(error.status)) return true;
  if (error.status === 401 && SILENT_401.test(path)) return true;
  const { data } = error;
  // Reauthentication required: the user is signed in, and a panel asks for the password.
  return (
    isRecord(data) && data['status'] === 401 && isRecord(data['meta']) && data['meta']['is_authenticated'] === true
  );
}
