import type { FastifyBaseLogger } from 'fastify';

const hourMilliseconds = 60 * 60 * 1000;

/**
 * Runs work repeatedly, each time the given milliseconds after the last run has ended.
 * @param options.immediately whether the first run starts at once instead of after that time
 * @returns function that stops it once a running call has ended
 */
export function regularly(
  milliseconds: number,
  log: FastifyBaseLogger,
  work: () => Promise<void>,
  { immediately = false } = {},
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
  if (immediately) run();
  else wait();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

/** Runs work immediately and then every hour; for work that any process may do and none has to. */
export const everyHour = (log: FastifyBaseLogger, work: () => Promise<void>): (() => Promise<void>) =>
  regularly(hourMilliseconds, log, work, { immediately: true });
