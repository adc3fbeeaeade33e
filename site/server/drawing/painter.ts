import { type ChildProcess, fork } from 'node:child_process';
import pLimit from 'p-limit';
import type { Answer } from './answer-jobs.ts';

/** Maximum queue length; further requests are told to retry. */
const QUEUE_MOST = 32;
/** Milliseconds without work after which the process exits to free its memory. */
const IDLE_MS = 30_000;
/** Milliseconds that a drawing may take. */
const TIMEOUT_MS = 20_000;

/** The queue is full. */
export class PainterBusy extends Error {
  override readonly name = 'PainterBusy';
}

export interface Painter<Job extends object> {
  /** Draws what a job describes, as a file. @throws PainterBusy */
  paint: (job: Job) => Promise<Buffer>;
  close: () => void;
}

/** The heap is limited, so that no text of a page can bring down the site. */
const HEAP_MB = 128;

/**
 * Draws one job at a time in a separate process, which runs only while needed: memory that a thread allocates outside
 * its heap would stay with the site.
 * @param file module that calls `answerJobs`
 */
export function createPainter<Job extends object>(file: string): Painter<Job> {
  const limit = pLimit(1);
  let worker: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function close(): void {
    clearTimeout(idle);
    worker?.kill();
    worker = null;
  }

  function draw(job: Job): Promise<Buffer> {
    clearTimeout(idle);
    const mine = (worker ??= startWorker(file));
    return new Promise<Buffer>((resolve, reject) => {
      const failed = (error: unknown) => {
        ended();
        close();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const late = setTimeout(() => failed(new Error('The drawing took too long')), TIMEOUT_MS);
      const gone = () => failed(new Error('The worker has ended'));
      const answered = (answer: Answer) => {
        ended();
        if ('drawn' in answer) resolve(Buffer.from(answer.drawn));
        else reject(new Error(answer.error));
      };
      function ended(): void {
        clearTimeout(late);
        mine.off('message', answered);
        mine.off('error', failed);
        mine.off('exit', gone);
        idle = setTimeout(close, IDLE_MS).unref();
      }
      mine.once('message', answered);
      mine.once('error', failed);
      mine.once('exit', gone);
      mine.send(job, (error) => error && failed(error));
    });
  }

  return {
    paint(job) {
      if (limit.pendingCount >= QUEUE_MOST) throw new PainterBusy('Too much to draw');
      return limit(() => draw(job));
    },
    close,
  };
}

function startWorker(file: string): ChildProcess {
  const child = fork(file, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // It needs none of the site's configuration, especially no secrets.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}
