import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './errors/errors.ts';
import type { Message } from '../../i18n/translate.ts';
import { texts } from './errors/texts.ts';
import { isUnstorable, type Placed, unstorable } from './storable.ts';

/** Maximum size of a request body in bytes. */
export const bodyLimit = 1024 * 1024;
const maxDepth = 20;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Thrown when the body can't be read. The auth API answers these with an empty page, as Django does. */
export class BodyError extends AppError {
  constructor(detail: Message, status = 400) {
    super({ status, code: 'parse_error', detail });
  }
}

/** Reads bodies as JSON whatever their content type, as Django does; forms only where a route accepts them. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (request, payload, done) => {
    try {
      done(null, parse(request, payload));
    } catch (error) {
      done(error instanceof Error ? error : new BodyError(texts.badRequest));
    }
  });
}

function parse(request: FastifyRequest, payload: string | Buffer): unknown {
  const text = decoded(payload);
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  if (isForm && request.routeOptions.config.form) return checked(Object.fromEntries(new URLSearchParams(text)));
  if (text === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BodyError(texts.badJson);
  }
  return checked(value);
}

function decoded(payload: string | Buffer): string {
  if (typeof payload === 'string') return payload;
  try {
    return strictUtf8.decode(payload);
  } catch {
    throw new BodyError(texts.badText);
  }
}

/** Rejects what no field may contain, at the field: text that can't be stored, `__proto__`; and deep nesting. */
function checked(root: unknown): unknown {
  const open: Placed[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > maxDepth) throw new BodyError(texts.tooDeep);
    if (typeof value === 'string') {
      if (isUnstorable(value)) throw unstorable(next);
    } else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, inner] of Object.entries(value)) {
        if (key === '__proto__' || isUnstorable(key)) throw unstorable(next);
        open.push({ value: inner, depth: depth + 1, key: isList ? Number(key) : key, parent: next });
      }
    }
  }
  return root;
}
