import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from './errors/errors.ts';
import { texts } from './errors/texts.ts';

/** A call that receives the raw bytes of a message, which its signature covers. */
interface RawPost {
  readonly path: string;
  /** Bytes; more is refused with 413. */
  readonly bodyLimit: number;
  /** Handles the message; `body` is empty when nothing was sent. */
  readonly answer: (body: Buffer, request: FastifyRequest) => Promise<unknown>;
}

/** Registers a call for signed messages of other services: any content type, no check of origin. */
export function rawPost(app: FastifyInstance, { path, bodyLimit, answer }: RawPost): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    scope.post(path, { config: { csrf: false } }, async (request) =>
      answer(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request),
    );
  });
}

/**
 * Reads a message with a valid signature.
 * @throws AppError 400 when it isn't JSON of that shape
 */
export function readMessage<S extends z.ZodType>(schema: S, body: Buffer): z.infer<S> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    throw new AppError({ status: 400, detail: texts.badJson });
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError({ status: 400, detail: texts.badRequest, log: parsed.error.message });
  return parsed.data;
}
