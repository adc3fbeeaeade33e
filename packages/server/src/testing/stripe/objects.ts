import { randomBytes } from 'node:crypto';

/** An object of the mock, in the shape of Stripe's API 2026-10-28 as far as it is used. */
export type StripeObject = Record<string, unknown> & { id: string; object: string };

/** Fields of a form-encoded request, flat: `metadata[attempt]`, `line_items[0][quantity]`. */
export type Fields = ReadonlyMap<string, string>;

/** A refusal of the mock, answered in Stripe's shape. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['message']));
    this.status = status;
    this.error = error;
  }
}

/** Everything the mock keeps, newest last. */
export const objects = new Map<string, StripeObject>();

/** Keeps a new object under an id with Stripe's prefix. */
export function create(prefix: string, object: string, fields: Record<string, unknown>): StripeObject {
  const id = `${prefix}_${randomBytes(12).toString('hex')}`;
  const created = Math.floor(Date.now() / 1000);
  const made = { id, object, created, livemode: false, ...fields };
  objects.set(id, made);
  return made;
}

/** @throws Refusal 404 as Stripe words it */
export function find(id: string, kind: string): StripeObject {
  const found = objects.get(id);
  if (found?.object === kind) return found;
  const message = `No such ${kind.replace('.', '_')}: '${id}'`;
  throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message });
}

/** Refuses a parameter that the API doesn't have, as Stripe does. */
export function allow(fields: Fields, names: readonly string[]): void {
  for (const name of fields.keys()) {
    const [top = ''] = name.split('[');
    if (!names.includes(top)) throw invalid(`Received unknown parameter: ${top}`);
  }
}

/** Fields below a name: `under(fields, 'metadata')` of `metadata[a]=1` is `{ a: '1' }`. */
export function under(fields: Fields, name: string): Record<string, string> {
  const inside = [...fields].filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(inside.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}

export const invalid = (message: string): Refusal => new Refusal(400, { type: 'invalid_request_error', message });
