import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { unavailable } from '../http/errors/database-errors.ts';
import type { Call, Outcome } from './run.ts';

/** Limits of a pool of threads. */
export interface ThreadLimits {
  readonly threads: number;
  /** Tasks that may wait for a thread; further ones are answered 503. */
  readonly waiting: number;
  /** Milliseconds that a task may take. Its thread ends then. */
  readonly milliseconds: number;
  /** Megabytes of heap of a thread, which ends when it needs more. */
  readonly heap: number;
}

/** Milliseconds without work after which a thread ends to free its memory: starting one takes about a second. */
const idleMilliseconds = 5 * 60_000;
/** Milliseconds that a task may wait: whoever asked for it is still there. */
const patienceMilliseconds = 20_000;
/** Seconds after which a refused task may be asked for again. */
const retrySeconds = 5;

type Work = (...args: never[]) => unknown;

/**
 * Runs a function of a module in a thread of its own, so that nobody else waits for it. Its type is named, and not itself,
 * so that only the thread loads the module.
 * @throws AppError 503 when too many tasks wait, or the time is over
 */
export type Threads = <Named extends Work>(
  file: string,
  name: string,
  ...args: Parameters<Named>
) => Promise<Awaited<ReturnType<Named>>>;

/**
 * Opens a pool of threads; they start when there is work. A task that crashes its thread, or takes too long, fails alone.
 * What goes in and comes out is copied as by `structuredClone`, so that a Buffer comes back as a Uint8Array.
 */
export function openThreads({ threads, waiting, milliseconds, heap }: ThreadLimits): Threads {
  const limit = pLimit(threads);
  const idle = new Map<Worker, NodeJS.Timeout>();

  function take(): Worker {
    const [known] = idle;
    if (!known) return startThread(heap);
    const [worker, end] = known;
    clearTimeout(end);
    idle.delete(worker);
    worker.removeAllListeners('exit').ref();
    return worker;
  }

  function putBack(worker: Worker): void {
    const end = setTimeout(() => void worker.terminate(), idleMilliseconds).unref();
    idle.set(worker, end);
    worker.once('exit', () => idle.delete(worker)).unref();
  }

  async function run(call: Call): Promise<unknown> {
    const worker = take();
    const outcome = await outcomeIn(worker, call, milliseconds).catch((error: unknown) => {
      void worker.terminate();
      throw error;
    });
    putBack(worker);
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  return async (file, name, ...args) => {
    const busy = () => unavailable(`Too many tasks wait: ${name}`, undefined, retrySeconds);
    if (limit.pendingCount >= waiting) throw busy();
    const begin = performance.now();
    const outcome = limit(() => {
      // Whoever asked for it has been answered.
      if (performance.now() - begin > patienceMilliseconds) throw busy();
      return run({ file, name, args });
    });
    return outcome as Promise<never>;
  };
}

function outcomeIn(worker: Worker, call: Call, milliseconds: number): Promise<Outcome> {
  return new Promise<Outcome>((resolve, reject) => {
    const late = setTimeout(
      () => settle(() => reject(unavailable(`A thread took too long: ${call.name}`, undefined, retrySeconds))),
      milliseconds,
    );
    const answered = (outcome: Outcome) => settle(() => resolve(outcome));
    const failed = (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    const gone = () => failed(new Error(`The thread of ${call.name} has ended`));
    function settle(then: () => void): void {
      clearTimeout(late);
      worker.off('message', answered).off('error', failed).off('exit', gone);
      then();
    }
    worker.once('message', answered).once('error', failed).once('exit', gone);
    worker.postMessage(call);
  });
}

function startThread(heap: number): Worker {
  const worker = new Worker(new URL('run.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heap },
    // It needs none of the configuration, especially no secrets.
    env: {},
  });
  // An error after the answer, too, ends the thread and nothing else.
  return worker.on('error', () => undefined);
}

/** One processor stays free for everybody else. */
export const inThread = openThreads({
  threads: Math.min(Math.max(availableParallelism() - 1, 1), 2),
  waiting: 64,
  // Longer than a customer waits: a thread that has started late on a busy machine is there for the next one.
  milliseconds: 30_000,
  heap: 256,
});
