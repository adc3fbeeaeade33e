import type { BodyInputOf, Call, calls, HeadersOf, ParamsOf, QueryInputOf, QueryOf, SuccessOf } from '@hoster/contract';
import { callPaths } from '@hoster/contract/call-paths';
import type { Requester, RequestOptions } from './request.ts';

type Calls = typeof calls;

/** Name of a call in `calls` of `@hoster/contract`. */
export type CallName = keyof Calls;

/** Input of a call: path parameters, query, body and headers by its schemas, and how its errors are handled. */
export type CallOptions<C extends Call> = Omit<RequestOptions, 'method' | 'query' | 'body' | 'headers'> &
  (ParamsOf<C> extends undefined ? { params?: never } : { params: ParamsOf<C> }) &
  (QueryOf<C> extends undefined ? { query?: never } : { query?: QueryInputOf<C> }) &
  (BodyInputOf<C> extends undefined ? { body?: never } : { body: BodyInputOf<C> }) &
  (HeadersOf<C> extends undefined ? { headers?: never } : { headers?: HeadersOf<C> });

type Arguments<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];

/**
 * Makes a call of the contract. Returns the body of its successful answer, or undefined for a failure with
 * `rethrow: false`; otherwise throws `ApiError`.
 */
export interface Caller {
  <Name extends CallName>(
    name: Name,
    ...args: Arguments<CallOptions<Calls[Name]> & { rethrow?: true }>
  ): Promise<SuccessOf<Calls[Name]>>;
  <Name extends CallName>(
    name: Name,
    options: CallOptions<Calls[Name]> & { rethrow: boolean },
  ): Promise<SuccessOf<Calls[Name]> | undefined>;
}

/** Builds the typed client on the wrapper that all requests go through. */
export const createCaller =
  (request: Requester): Caller =>
  // The type is trusted, because the backend checks its answers against the schema in tests.
  (name: CallName, { params, ...options }: RequestOptions & { params?: object } = {}): Promise<never> => {
    const [method, path] = callPaths[name];
    return request(pathWith(path, params ?? {}), { ...options, method }) as Promise<never>;
  };

/** Inserts the parameters into a path. */
const pathWith = (path: string, params: object): string =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)), path);
