import type { IncomingHttpHeaders } from 'node:http';
import type { Visitor } from '@hoster/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/** Platform's access to who makes a request. Implemented by identity, which has users and sessions. */
export interface Visitors {
  /** Facts about a visitor that the regional rules of @hoster/domain need. */
  of(request: FastifyRequest): Promise<Visitor>;
  /** Returns the same facts from the headers alone, for a call that isn't made because its answer is in memory. */
  withHeaders(context: Context, headers: IncomingHttpHeaders): Promise<Visitor>;
  /** @throws AppError 401 for a visitor who isn't signed in */
  requireSignIn(request: FastifyRequest): Promise<void>;
}

declare module '../context.ts' {
  interface Context {
    readonly visitors: Visitors;
  }
}
