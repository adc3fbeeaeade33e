import type { BodyInputOf, Call, calls, HeadersOf, ParamsOf, QueryInputOf, QueryOf, SuccessOf } from '@hoster/contract';
import { callPaths } from '@hoster/contract/call-paths';
import { ApiError } from './errors.ts';
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
    const ask = ([method, path]: readonly [RequestOptions['method'] & string, string]) =>
      request(pathWith(path, params ?? {}), { ...options, method }) as Promise<never>;
    return isStaffCall(name) ? staffPath(name).then(ask) : ask(callPaths[name]);
  };

type StaffCallName = Exclude<CallName, keyof typeof callPaths>;

const isStaffCall = (name: CallName): name is StaffCallName => !(name in callPaths);

/** Loads the paths of the calls of staff, which no page of a customer carries. */
export const loadStaffPaths = async () => (await import('@hoster/contract/staff-call-paths')).staffCallPaths;

async function staffPath<Name extends StaffCallName>(name: Name) {
  try {
    return (await loadStaffPaths())[name];
  } catch (cause) {
    // As a call without an answer: its script, too, comes over the network.
    throw new ApiError({ status: 0, text: 'No answer', url: name, headers: new Headers(), data: null, cause });
  }
}

/** Inserts the parameters into a path. */
const pathWith = (path: string, params: object): string =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)), path);
