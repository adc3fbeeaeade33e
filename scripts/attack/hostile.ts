import fc from 'fast-check';
import type { OpenApiDocument } from '../../packages/contract/src/open-api.ts';
import { type Schema, spoilt, texts, toJson, values } from './hostile-values.ts';
import type { RawRequest } from './raw-request.ts';

type Pair = readonly [name: string, value: string];

const types = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 6 },
  fc.constantFrom(
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
    '',
    ';',
  ),
  texts,
);

const headerNames = [
  'accept',
  'accept-language',
  'accept-encoding',
  'if-none-match',
  'user-agent',
  'referer',
  'origin',
  'range',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-csrftoken',
  'cf-ipcountry',
  'idempotency-key',
  'x-email-verification-key',
  'x-password-reset-key',
];
const cookieNames = [
  'currency',
  'currency_picked',
  'django_language',
  'django_timezone',
  'promo_dismissed',
  'theme',
  'user',
  'order_draft',
  'utm_source',
  'sessionid',
  'csrftoken',
  'mfa_trusted',
];

const oneLine = (text: string): string => text.replaceAll(/[\r\n]/g, ' ');
// Node refuses control characters in headers before the site sees them: they are rare here.
const headerTexts = fc.oneof(
  { arbitrary: texts.map((text) => text.replaceAll(/\p{Cc}/gu, ' ')), weight: 15 },
  texts.map(oneLine),
);
const rareHeaders = fc.constantFrom<Pair>(
  ['expect', '100-continue'],
  ['expect', 'x'],
  ['transfer-encoding', 'chunked'],
);
const headers = fc.array(
  fc.oneof({ arbitrary: fc.tuple(fc.constantFrom(...headerNames), headerTexts), weight: 30 }, rareHeaders),
  { maxLength: 3 },
);
const cookies = fc.array(fc.tuple(fc.constantFrom(...cookieNames), headerTexts), { maxLength: 3 });

/** A text within an address: encoded as it should be, or as it comes. */
const inAddress = fc
  .tuple(texts, fc.nat(7))
  .map(([text, chance]) =>
    chance === 0 ? text.replaceAll(/[\s\0]/g, '%20') : encodeURIComponent(text.toWellFormed()),
  );

const queryOf = (names: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, 'next', 'promo_code', 'page', 'x'), inAddress), { maxLength: 4 })
    .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`));

const filled = (path: string, pattern: RegExp): fc.Arbitrary<string> => {
  const parts = path.split(pattern);
  return fc
    .array(fc.oneof(fc.constantFrom('1', 'nvme-3', 'vps', 'home'), inAddress), {
      minLength: parts.length - 1,
      maxLength: parts.length - 1,
    })
    .map((params) => parts.map((part, index) => part + (params[index] ?? '')).join(''));
};

/** A request and whether the visitor's own session and token go with it. */
export interface HostileRequest extends RawRequest {
  readonly signedIn: boolean;
}

const joined = (
  parts: fc.Arbitrary<{
    method: string;
    path: string;
    query: string;
    body: string | null;
    type: string;
    pairs: Pair[];
  }>,
): fc.Arbitrary<HostileRequest> =>
  fc.tuple(parts, cookies, fc.boolean()).map(([{ method, path, query, body, type, pairs }, jar, signedIn]) => ({
    method,
    target: path + query,
    headers: [
      ...pairs,
      ...(body === null ? [] : ([['content-type', oneLine(type)]] as const)),
      ...(jar.length === 0 ? [] : ([['cookie', jar.map(([name, value]) => `${name}=${value}`).join('; ')]] as const)),
    ],
    body,
    signedIn,
  }));

/** Requests of one call of the OpenAPI document each. */
export function hostileCalls(document: OpenApiDocument): fc.Arbitrary<HostileRequest> {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
      const schema = operation.requestBody?.content['application/json'].schema as Schema | undefined;
      const json = schema ? spoilt(schema, document).map(toJson) : values.map(toJson);
      const body = fc.oneof(
        { arbitrary: json, weight: 8 },
        texts,
        fc.constantFrom('{', '{"a":', '"\\ud83d"', '{"__proto__":{"a":1}}', '['.repeat(100_000)),
        fc.constant(`{"x":"${'y'.repeat(900_000)}"}`),
      );
      return fc.record({
        method: fc.constant(method.toUpperCase()),
        path: filled(path, /\{\w+\}/),
        query: queryOf(queries.map(({ name }) => name)),
        body: method === 'get' ? fc.constant(null) : body,
        type: types,
        pairs: headers,
      });
    }),
  );
  return joined(fc.oneof(...calls));
}

/** Requests of pages: those of the route table, the files of the site, and addresses of nothing. */
export function hostilePages(paths: readonly string[]): fc.Arbitrary<HostileRequest> {
  const known = paths.map((path) => filled(path.replace('{on|for|with}', 'on'), /:\w+/));
  const others = [
    '/preferences/',
    '/robots.txt',
    '/sitemap.xml',
    '/catalog.json',
    '/catalog.csv',
    '/mail/',
    '/bank/pay/1/',
    '/assets/x.js',
    '/api/',
  ];
  const path = fc.oneof(
    { arbitrary: fc.oneof(...known), weight: 6 },
    { arbitrary: fc.oneof(...known).map((one) => `/ru${one}`), weight: 2 },
    fc.constantFrom(...others),
    inAddress.map((text) => `/${text}`),
  );
  const fields = [
    'login',
    'password',
    'intent',
    'section',
    'key',
    'requestKey',
    'title',
    'code',
    'email',
    'name',
    'promo_code',
  ];
  const form = fc
    .array(fc.tuple(fc.constantFrom(...fields), inAddress), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));
  return joined(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT').chain((method) =>
      fc.record({
        method: fc.constant(method),
        path,
        query: queryOf(['stage', 'location', 'os', 'saved', 'payment_object_ref', 'utm_source', 'count']),
        body: method === 'POST' || method === 'PUT' ? fc.oneof(form, texts) : fc.constant(null),
        type: fc.oneof({ arbitrary: fc.constant('application/x-www-form-urlencoded'), weight: 3 }, types),
        pairs: headers,
      }),
    ),
  );
}
