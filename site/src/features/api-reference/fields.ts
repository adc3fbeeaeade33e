import type { ApiDocument, ApiSchema } from './document.ts';

/** A field in the reference. */
export interface ApiField {
  name: string;
  /** `integer`, `string | null`, `Location[]`. */
  type: string;
  required: boolean;
  /** Bounds and default: `1–128 characters`, `default: 1`. */
  limits: Limits;
  /** Fields of the object, or of the items of the list. */
  fields: ApiField[];
}

export interface Limits {
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  /** As JSON. */
  default?: string;
}

/** Maximum depth of nested objects shown; the document has the rest. */
const MOST_LEVELS = 4;

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Reads schemas of a document, following references. */
export class SchemaReader {
  readonly #schemas: ApiDocument['components']['schemas'];

  constructor({ components }: ApiDocument) {
    this.#schemas = components.schemas;
  }

  #resolved(schema: ApiSchema): ApiSchema {
    return schema.$ref ? { ...this.#resolved(this.#schemas[nameOf(schema.$ref)] ?? {}), ...schema } : schema;
  }

  /** The type in words. Named objects are shown by their name. */
  type(schema: ApiSchema): string {
    const { $ref: ref, ...own } = schema;
    const whole = this.#resolved(schema);
    if (ref && (whole.type === 'object' || whole.anyOf || whole.oneOf) && !own.type) return nameOf(ref);
    const choices = whole.anyOf ?? whole.oneOf;
    if (choices) return [...new Set(choices.map((one) => this.type(one)))].join(' | ');
    if (whole.enum) return whole.enum.map((one) => JSON.stringify(one)).join(' | ');
    if (whole.const !== undefined) return JSON.stringify(whole.const);
    if (whole.items) return `${this.type(whole.items)}[]`;
    const type = typeof whole.type === 'string' ? whole.type : (whole.type ?? ['any']).join(' | ');
    return whole.format && whole.format !== 'safeint' ? `${type} (${whole.format})` : type;
  }

  /** The fields of an object, of the items of a list, or of all variants of a choice. */
  fields(schema: ApiSchema, level = 0): ApiField[] {
    if (level >= MOST_LEVELS) return [];
    const whole = this.#resolved(schema);
    if (whole.items) return this.fields(whole.items, level);
    const found = new Map<string, ApiField>();
    for (const part of [...(whole.allOf ?? []), ...(whole.anyOf ?? []), ...(whole.oneOf ?? [])]) {
      for (const field of this.fields(part, level)) if (!found.has(field.name)) found.set(field.name, field);
    }
    for (const [name, field] of Object.entries(whole.properties ?? {})) {
      found.set(name, {
        name,
        type: this.type(field),
        required: whole.required?.includes(name) ?? false,
        limits: this.limits(field),
        fields: this.fields(field, level + 1),
      });
    }
    return [...found.values()];
  }

  limits(schema: ApiSchema): Limits {
    const { minimum, maximum, minLength, maxLength, default: preset } = this.#resolved(schema);
    return {
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && maximum < 2_147_483_647 && { max: maximum }),
      ...(minLength !== undefined && minLength > 0 && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
      ...(preset !== undefined && { default: JSON.stringify(preset) }),
    };
  }

  /** A simple example value for the schema; objects have only their required fields. */
  example(schema: ApiSchema, level = 0): unknown {
    const whole = this.#resolved(schema);
    if (whole.default !== undefined) return whole.default;
    if (whole.const !== undefined) return whole.const;
    if (whole.enum) return whole.enum[0];
    const [first] = whole.anyOf ?? whole.oneOf ?? [];
    if (first && !whole.properties) return this.example(first, level);
    if (whole.properties) {
      if (level >= MOST_LEVELS) return {};
      const needed = Object.entries(whole.properties).filter(([name]) => whole.required?.includes(name));
      return Object.fromEntries(needed.map(([name, field]) => [name, this.example(field, level + 1)]));
    }
    const type = typeof whole.type === 'string' ? whole.type : whole.type?.[0];
    switch (type) {
      case 'integer':
      case 'number':
        return Math.max(1, whole.minimum ?? 1);
      case 'boolean':
        return true;
      case 'array':
        return [];
      case 'object':
        return {};
      default:
        return exampleText(whole.format);
    }
  }
}

function exampleText(format: string | undefined): string {
  switch (format) {
    case 'idn-email':
      return 'you@example.com';
    case 'date':
      return '2030-01-31';
    case 'date-time':
      return '2030-01-31T12:00:00Z';
    case 'uri':
      return 'https://example.com/';
    default:
      return 'text';
  }
}
