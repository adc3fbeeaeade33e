import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs something again and again, the next time so many milliseconds after the last one has ended.
 * @returns stops it, once what runs has ended
 */
export function regularly(
  milliseconds: number,
  log: FastifyBaseLogger,
  work: () => Promise<void>,
): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const wait = () => {
    if (!isStopped) timer = setTimeout(run, milliseconds).unref();
  };
  const run = () => {
    running = work()
      .catch((error: unknown) => log.error({ err: error }, 'Regular work failed'))
      .then(wait);
  };
  wait();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
