import { redacted } from '@hoster/domain/network/redacted';
import type { FastifyRequest } from 'fastify';

/** An error in the log. */
interface LoggedError {
  type: string;
  message: string;
  stack: string;
  /** `code` and `cause`, where it has them. */
  [field: string]: unknown;
}

/**
 * Describes an error without its data: a failed statement has its values (addresses, hashes, sealed secrets) in its
 * message and its fields, the database's own error in its `detail`.
 */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const [message = ''] = error.message.split('\nparams:');
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message,
    stack: places.join('\n'),
    ...('code' in error && { code: error.code }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** Describes a request without its query, which holds codes in the callback of a provider. */
function describeRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, url: url.split('?', 1)[0] ?? '', host, remoteAddress: ip };
}

const logSerializers = { err: describeError, req: describeRequest };

/** Options of the log: what every line is made of, and that it names no secret of an address. */
export const logOptions = { serializers: logSerializers, hooks: { streamWrite: redacted } };
