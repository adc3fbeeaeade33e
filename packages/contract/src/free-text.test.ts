import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls/index.ts';
import type { Call } from './call.ts';

/** Every text of a schema with its path. */
function* textsOf(schema: unknown, path: string): Generator<[path: string, text: z.ZodType]> {
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape)) yield* textsOf(field, `${path}.${name}`);
  else if (schema instanceof z.ZodArray) yield* textsOf(schema.element, path);
  else if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* textsOf(option, path);
  else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    yield* textsOf(schema.unwrap(), path);
  else if (schema instanceof z.ZodString) yield [path, schema];
}

const invisible = '\u200B\u2060 \u200B';
const withControls = 'abc\u0001\u001B[31mdef';

/** What machines send, secrets, and what names something that we know: another text is refused where it's looked up. */
const lookedUp =
  /\.(?:\w*key|token|\w*id|\w*version|\w*password|captcha|ticker|network|networks|promo_code|code|domain|frequency|query|time_zone|reference|remittance|payer|ips|plan|tags|iso_url|email|outgoing)$/;
/** What people write: any words pass. A draft keeps them as typed, and an operation checks its values by its kind. */
const freeTexts = Object.values<Call>(calls)
  .filter(({ path }) => path.startsWith('/my/api/'))
  .flatMap(({ body, id }) => [...textsOf(body, id)])
  .filter(([path]) => !/^(?:putOrderDraft|postServiceOperation)\./.test(path))
  .filter(([path, text]) => text.safeParse('Some words, so').success && !lookedUp.test(path));

test.each(freeTexts)('%s has something to see, and no control characters', (_path, text) => {
  const [empty, seen] = [text.safeParse(invisible), text.safeParse(withControls)];
  expect([empty.success && empty.data, seen.success && seen.data]).toEqual([
    empty.success ? '' : false,
    seen.success ? expect.not.stringMatching(/\p{Cc}/u) : false,
  ]);
});
