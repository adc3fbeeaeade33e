import { z } from 'zod';
import type { Call } from './call.ts';
import { ErrorDetail, FieldErrors } from './errors.ts';
import * as named from './schemas.ts';

/** A JSON Schema (2020-12) or a reference to one. */
export type JsonSchema = { [key: string]: unknown };

const componentPath = (id: string) => `#/components/schemas/${id}`;

/** Every schema of a call with the key under which `CallSchemas.of` finds it. */
function* partsOf(call: Call): Generator<[key: string, schema: z.core.$ZodType]> {
  const places = { path: call.params, query: call.query, header: call.headers };
  for (const [place, object] of Object.entries(places))
    for (const [name, schema] of Object.entries(object?.shape ?? {})) yield [`${call.id} ${place} ${name}`, schema];
  if (call.body) yield [`${call.id} body`, call.body];
  for (const [status, schema] of Object.entries(call.answer)) yield [`${call.id} ${status}`, schema];
  for (const status of call.errors ?? [])
    if (!(status in call.answer)) yield [`${call.id} ${status}`, status === 400 ? FieldErrors : ErrorDetail];
}

/** What zod writes and readers don't need: the bounds of safe integers, and patterns that repeat a format. */
function withoutNoise(schema: JsonSchema): void {
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['format'] !== undefined) delete schema['pattern'];
}

/** A schema without a name that is used twice is written out twice. */
function withoutInlineReferences(schema: JsonSchema, find: (name: string) => JsonSchema | undefined): JsonSchema {
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (typeof node !== 'object' || node === null) return node;
    const { $ref, ...rest } = node as JsonSchema;
    const target = typeof $ref === 'string' ? find($ref.slice(componentPath('').length)) : undefined;
    if (!target) return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]));
    const { $schema: _, $id: __, ...found } = target;
    return { ...withoutInlineReferences(found, find), ...rest };
  };
  return walk(schema) as JsonSchema;
}

/** JSON Schemas of calls. Read in the sense of what is sent, so that fields with a default are optional. */
export class CallSchemas {
  /** Schemas with a name of their own, by name. */
  readonly components: Record<string, JsonSchema> = {};
  readonly #byKey = new Map<string, JsonSchema>();

  constructor(calls: readonly Call[]) {
    const registry = z.registry<{ id: string }>();
    for (const [name, schema] of Object.entries(named))
      if (schema instanceof z.ZodType && !registry.has(schema)) registry.add(schema, { id: name });

    const inline = new Map<string, string[]>();
    for (const [key, schema] of calls.flatMap((call) => [...partsOf(call)])) {
      const known = registry.get(schema);
      if (known && !inline.has(known.id)) this.#byKey.set(key, { $ref: componentPath(known.id) });
      else if (known) inline.get(known.id)?.push(key);
      else {
        registry.add(schema, { id: key });
        inline.set(key, [key]);
      }
    }

    const { schemas } = z.toJSONSchema(registry, {
      io: 'input',
      uri: componentPath,
      override: ({ jsonSchema }) => withoutNoise(jsonSchema),
    });
    for (const [id, { $schema: _, $id: __, ...schema }] of Object.entries(schemas)) {
      const keys = inline.get(id);
      const whole = withoutInlineReferences(schema, (name) => (inline.has(name) ? schemas[name] : undefined));
      if (keys) for (const key of keys) this.#byKey.set(key, whole);
      else this.components[id] = whole;
    }
  }

  /** Schema of one part: `"getService path id"`, `"postLogin body"`, `"postLogin 401"`. */
  of(key: string): JsonSchema {
    const schema = this.#byKey.get(key);
    if (!schema) throw new Error(`No schema for "${key}"`);
    return schema;
  }
}
