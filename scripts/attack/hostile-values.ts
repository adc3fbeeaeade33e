import fc from 'fast-check';
import type { OpenApiDocument } from '../../packages/contract/src/open-api.ts';

/** A JSON schema. */
export type Schema = Readonly<Record<string, unknown>>;

/** Texts that parsers, databases and regular expressions fall over. */
export const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD83D',
    `${'x'.repeat(499)}\u{1F600}`,
    '\u202E\uFEFF',
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    '{{7*7}}${7*7}',
    '-1',
    '0',
    '1e309',
    'NaN',
    '2147483648',
    '9007199254740993',
    'null',
    'true',
    '[]',
    '__proto__',
    'constructor',
    '%00',
    '%',
    '%zz',
    '%ED%A0%80',
    '+',
    'é',
  ),
  fc
    .constantFrom('a', ' ', ';', ',', '=', '%', '(', '9', '\t')
    .chain((unit) => fc.constantFrom(200, 2_000, 5_000).map((length) => unit.repeat(length))),
);

/** Anything that JSON can hold, and more. */
export const values: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -1e308),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(20, 2_000, 100_000).map((depth) => ({ deep: depth })),
);

/** JSON of a value; `{ deep: n }` becomes a list nested that deeply, which `JSON.stringify` couldn't write. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /\{"deep":(\d+)\}/g,
    (_, depth: string) => '['.repeat(Number(depth)) + ']'.repeat(Number(depth)),
  );

/** Values that a schema allows, more or less. */
function matching(schema: Schema, document: OpenApiDocument, depth = 0): fc.Arbitrary<unknown> {
  const reference = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  if (reference !== undefined)
    return depth > 6 ? values : matching(document.components.schemas[reference] ?? {}, document, depth + 1);
  const options = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as Schema[] | undefined;
  if (options) return fc.oneof(...options.map((option) => matching(option, document, depth + 1)));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  switch (schema['type']) {
    case 'object': {
      const entries = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
      return fc.record(Object.fromEntries(entries.map(([name, part]) => [name, spoilt(part, document, depth + 1)])), {
        requiredKeys: (schema['required'] ?? []) as string[],
      });
    }
    case 'array':
      return fc.array(matching((schema['items'] ?? {}) as Schema, document, depth + 1), { maxLength: 3 });
    case 'integer':
      return fc.oneof(fc.nat(5), fc.integer(), fc.constantFrom(2 ** 31, 2 ** 53 - 1));
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.oneof(fc.constantFrom('1', 'EUR', 'balance', 'ada@example.test', '12.50', 'x'), texts);
    default:
      return values;
  }
}

/** Mostly what the schema allows; sometimes anything. */
export const spoilt = (schema: Schema, document: OpenApiDocument, depth = 0): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: matching(schema, document, depth), weight: 5 }, { arbitrary: values, weight: 1 });
