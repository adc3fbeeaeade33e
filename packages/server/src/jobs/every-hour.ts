import type { FastifyBaseLogger } from 'fastify';

const hourMilliseconds = 60 * 60 * 1000;

/**
 * Runs something now and then every hour, for work that any process may do and none has to.
 * @returns stops it, once what runs has ended
 */
export function everyHour(log: FastifyBaseLogger, work: () => Promise<void>): () => Promise<void> {
  const run = () => work().catch((error: unknown) => log.error({ err: error }, 'Sweeping failed'));
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, hourMilliseconds);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
