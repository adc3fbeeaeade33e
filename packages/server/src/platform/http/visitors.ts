import type { IncomingHttpHeaders } from 'node:http';
import type { Access, Call } from '@hoster/contract';
import type { Visitor } from '@hoster/domain';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/** Platform's access to who makes a request. Implemented by identity, which has users and sessions. */
export interface Visitors {
  /** Facts about a visitor that the regional rules of @hoster/domain need. */
  of(request: FastifyRequest): Promise<Visitor>;
  /** Returns the same facts from the headers alone, for a call that isn't made because its answer is in memory. */
  withHeaders(context: Context, headers: IncomingHttpHeaders): Promise<Visitor>;
  /**
   * Lets the caller of a call with a session in.
   * @throws AppError 401 for a visitor who isn't signed in, 403 `role` for a member or token that may not make the
   * call, 403 `second_factor` for staff without one
   */
  admit(request: FastifyRequest, access: Access): Promise<void>;
  /** Records a call that has changed something, under the name of whoever made it. */
  noteChange(request: FastifyRequest, call: Call): Promise<void>;
  /** Runs a call by which staff change something, and records it in the audit log, however it ends. */
  audited<Result>(request: FastifyRequest, call: Call, run: () => Promise<Result>): Promise<Result>;
}

declare module '../context.ts' {
  interface Context {
    readonly visitors: Visitors;
  }
}
