import type { OpenApiDocument as Document } from '@hoster/contract';
import fc from 'fast-check';

type JsonSchema = Record<string, unknown>;

/** A malformed or malicious request. */
export interface HostileRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for none. */
  readonly payload: string | undefined;
}

/** Texts that break what doesn't expect them: NUL, half characters, other scripts, signs of other languages. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud83d',
    '\udc00x',
    '😀'.repeat(600),
    `${'a'.repeat(499)}😀`,
    'a'.repeat(129),
    'a'.repeat(5000),
    "'; drop table users; --",
    '../../etc/passwd',
    '%00',
    '%',
    '{}',
    '[]',
    'null',
    '-1',
    '1e309',
    '9999999999999999999999',
    '2147483648',
    'NaN',
    '275760-09-14T00:00:00Z',
    '0000-00-00',
    '__proto__',
    'ann@example.test',
    '\u202e',
    'İ',
  ),
  fc.array(fc.nat(0xff_ff), { maxLength: 40 }).map((codes) => String.fromCharCode(...codes)),
);

const nastyNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 1e21, 1e308, 2_147_483_647, 2_147_483_648, -2_147_483_649, 2 ** 53, 2 ** 63, 2 ** 64),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
);

const mostly = <Usual, Rare>(usual: fc.Arbitrary<Usual>, rare: fc.Arbitrary<Rare>) =>
  fc.oneof({ weight: 10, arbitrary: usual }, { weight: 1, arbitrary: rare });

/** Mostly what the schema asks for, so that requests get past it, with something nasty here and there. */
function valueOf(schema: JsonSchema, document: Document, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 20, arbitrary: niceValueOf(schema, document, depth) },
    { weight: 1, arbitrary: nastyValue },
  );
}

const listOf = (value: unknown): JsonSchema[] => (Array.isArray(value) ? (value as JsonSchema[]) : []);

function niceValueOf(schema: JsonSchema, document: Document, depth: number): fc.Arbitrary<unknown> {
  const { $ref } = schema;
  if (typeof $ref === 'string') {
    const target = (document.components.schemas as Record<string, JsonSchema>)[$ref.split('/').at(-1) ?? ''];
    return valueOf(target ?? {}, document, depth);
  }
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const ways = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (ways.length > 0) return fc.oneof(...ways.map((way) => valueOf(way, document, depth)));
  switch (schema['type']) {
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
      const required = (schema['required'] ?? []) as string[];
      if (depth > 5) return fc.constant({});
      const fields = Object.entries(properties).map(([name, inner]) => [name, valueOf(inner, document, depth + 1)]);
      return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, { requiredKeys: required });
    }
    case 'array':
      return fc.array(valueOf((schema['items'] ?? {}) as JsonSchema, document, depth + 1), { maxLength: 3 });
    case 'integer':
      return mostly(fc.integer({ min: 1, max: 12 }), nastyNumber.map(Math.trunc));
    case 'number':
      return mostly(fc.integer({ min: 1, max: 100 }), nastyNumber);
    case 'boolean':
      return fc.boolean();
    default:
      return textOf(schema);
  }
}

function textOf({ format, pattern }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === 'idn-email')
    return fc.constantFrom('ann@example.test', 'demo@hoster.example', `${'a'.repeat(60)}@b.test`, 'имя@пример.рф');
  if (format === 'uri') return fc.webUrl();
  if (format === 'date') return fc.constantFrom('2026-11-20', '9999-12-31', '0001-01-01');
  if (format === 'date-time')
    return fc.constantFrom('2026-11-20T12:00:00Z', '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z');
  if (typeof pattern === 'string') return mostly(fc.stringMatching(new RegExp(pattern)), nastyText);
  return mostly(fc.oneof(fc.string({ minLength: 1, maxLength: 30 }), fc.stringMatching(/^[a-z]{3,12}$/)), nastyText);
}

/** Cookies that decide about sessions and forgery are nasty less often: what comes after their check has to be met, too. */
const nastyCookies = fc.dictionary(
  fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('csrftoken', 'sessionid') },
    {
      weight: 8,
      arbitrary: fc.constantFrom('utm_source', 'referer', 'gclid', 'order_draft', 'user', 'currency', 'mfa_trusted'),
    },
  ),
  fc.oneof(
    fc.constantFrom('%00', '%ED%A0%BD', '%', '"', `${'a'.repeat(499)}%F0%9F%98%80`, '='.repeat(50)),
    fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  ),
  { maxKeys: 3 },
);

const headersOf = fc.record(
  {
    'accept-language': fc.constantFrom('ru', 'en;q=x', ';;;,,,', '*', 'a'.repeat(300)),
    accept: fc.constantFrom('text/html', '*/*', ',;q', 'application/json'),
    'user-agent': fc.constantFrom('', 'é'.repeat(500), 'Mozilla/5.0'),
    'cf-ipcountry': fc.constantFrom('DE', 'RU', 'XX', 'T1', '\u00ff\u00ff', 'zzzz'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'x', ',,,', '::ffff:1.2.3.4'),
    'idempotency-key': fc.constantFrom('a', 'b'.repeat(200), '\u00e9'),
    'content-type': mostly(
      fc.constant('application/json'),
      fc.constantFrom(
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'x',
        '; charset',
      ),
    ),
    origin: fc.oneof(
      { weight: 20, arbitrary: fc.constant('http://localhost:3000') },
      { weight: 1, arbitrary: fc.constantFrom('null', 'x') },
    ),
  },
  { requiredKeys: [] },
);

/** Requests to one operation of an OpenAPI document. @param path with parameters as in the document, `/a/{id}/` */
export function hostileRequests(document: Document, path: string, method: string) {
  const operation = document.paths[path]?.[method];
  const parameters = (operation?.parameters ?? []) as { in: string; name: string; schema: JsonSchema }[];
  const of = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, valueOf(schema, document)]),
      ),
      { requiredKeys: place === 'path' ? parameters.filter((one) => one.in === 'path').map(({ name }) => name) : [] },
    );
  const schema = bodySchema(operation);
  const body: fc.Arbitrary<string | undefined> = schema
    ? fc.oneof(
        { weight: 10, arbitrary: valueOf(schema, document).map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: fc.constantFrom(undefined, '', '{', 'null', '[]', '"x"', 'a=b', '--x--') },
      )
    : fc.constantFrom(undefined, '{}', 'null');
  const extra = fc.dictionary(fc.oneof(fc.constantFrom('page', 'next', '__proto__'), nastyText), nastyText, {
    maxKeys: 1,
  });
  return fc
    .record({
      params: of('path'),
      query: fc.tuple(of('query'), extra),
      cookies: nastyCookies,
      headers: headersOf,
      payload: body,
    })
    .map(({ params, query, cookies, headers, payload }): HostileRequest & { cookies: Record<string, string> } => ({
      url:
        path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => escaped(params[name])) +
        queryText({ ...query[1], ...query[0] }),
      headers,
      cookies,
      payload,
    }));
}

function bodySchema(operation: unknown): JsonSchema | undefined {
  const { requestBody } = (operation ?? {}) as { requestBody?: { content?: Record<string, { schema?: JsonSchema }> } };
  return Object.values(requestBody?.content ?? {})[0]?.schema;
}

const escaped = (value: unknown) => encodeURIComponent(String(value).toWellFormed()) || 'x';

function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
