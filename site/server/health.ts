import type { FastifyInstance } from 'fastify';
import type { Settings } from './config.ts';

/** Milliseconds that another backend has to answer when asked whether it is there. */
const PATIENCE_MS = 2_000;

/** `/livez`: the process runs. `/readyz`: it can serve; no longer once it is told to stop. */
export function health(app: FastifyInstance, config: Settings, isStopping: () => boolean): void {
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    if (config.apiOrigin && !(await answers(config.apiOrigin)))
      return reply.code(503).send({ status: 'backend unreachable' });
    return { status: 'ok' };
  });
}

async function answers(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/my/api/currency/`, { signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}
