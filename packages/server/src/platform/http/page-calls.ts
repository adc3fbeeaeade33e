import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Ask } from './answer-cache.ts';
import { forPage } from './page-lookups.ts';

/** The calls that a page makes in this process. */
export interface PageCalls {
  /** Returns a cached public answer, shared by all callers and frozen. Undefined when the call must be made. */
  readonly known: (ask: Ask) => Promise<unknown>;
  /** Makes a call as if it came by HTTP. */
  readonly inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
}

/** Begins the calls of a page: the visitor and the catalogue's version are looked up once for all of them. */
export function pageCalls(app: FastifyInstance): PageCalls {
  let page = {};
  return {
    known: (ask) => forPage(page, () => app.answerCache.data(ask)),
    async inject(options) {
      // Fastify's `inject` sends its request only when it's awaited, when the page must be known.
      const inject = async () => await app.inject(options);
      if (options.method === 'GET') return forPage(page, inject);
      // Afterwards the visitor may be signed in, or have another country.
      try {
        return await forPage(undefined, inject);
      } finally {
        page = {};
      }
    },
  };
}
