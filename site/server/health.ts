import type { FastifyInstance } from 'fastify';
import type { BackendApp } from './proxy/backend-paths.ts';
import type { SiteConfig } from './config.ts';
import { ownHeaders } from './proxy/forwarded.ts';
import type { OtherBackend } from './proxy/other-backend.ts';

/** Timeout of the health check of another backend, in milliseconds. */
const TIMEOUT_MS = 2_000;

/** `/livez`: the process runs. `/readyz`: it can serve, until it starts to stop. */
export function health(
  app: FastifyInstance,
  {
    config,
    backend,
    other,
    isStopping,
  }: { config: SiteConfig; backend: BackendApp | null; other: OtherBackend | null; isStopping: () => boolean },
): void {
  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    if (other && !(await answers(other, config))) return reply.code(503).send({ status: 'backend unreachable' });
    if (backend) {
      const answer = await backend.app.inject({ url: '/readyz' });
      if (answer.statusCode !== 200) return reply.code(503).send({ status: 'database unavailable' });
    }
    return { status: 'ok' };
  });
}

async function answers(other: OtherBackend, config: SiteConfig): Promise<boolean> {
  try {
    const call = { headers: ownHeaders(config), signal: AbortSignal.timeout(TIMEOUT_MS) };
    return (await other.call('/my/api/currency/', call)).ok;
  } catch {
    return false;
  }
}
