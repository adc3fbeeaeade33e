import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { SocialCard } from '../../src/seo/social-card.ts';

/** Maximum queue length; further requests are told to retry. */
const QUEUE_MOST = 32;
/** Milliseconds without work after which the process exits to free its memory. */
const IDLE_MS = 30_000;
/** Milliseconds that a picture may take. */
const TIMEOUT_MS = 20_000;

/** The queue is full. */
export class PainterBusy extends Error {
  override readonly name = 'PainterBusy';
}

export interface Painter {
  /** Draws a card as PNG. @throws PainterBusy */
  paint: (card: SocialCard) => Promise<Buffer>;
  close: () => void;
}

type Answer = { png: Uint8Array } | { error: string };

/** The heap is limited, so that no page title can bring down the site. */
const HEAP_MB = 128;

/**
 * Draws one picture at a time in a separate process, which runs only while needed: memory that a thread allocates
 * outside its heap would stay with the site.
 */
export function createPainter(): Painter {
  const limit = pLimit(1);
  let worker: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function close(): void {
    clearTimeout(idle);
    worker?.kill();
    worker = null;
  }

  function draw(card: SocialCard): Promise<Buffer> {
    clearTimeout(idle);
    const mine = (worker ??= startWorker());
    return new Promise<Buffer>((resolve, reject) => {
      const failed = (error: unknown) => {
        ended();
        close();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const late = setTimeout(() => failed(new Error('The picture took too long')), TIMEOUT_MS);
      const gone = () => failed(new Error('The worker has ended'));
      const answered = (answer: Answer) => {
        ended();
        if ('png' in answer) resolve(Buffer.from(answer.png));
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
      mine.send(card, (error) => error && failed(error));
    });
  }

  return {
    paint(card) {
      if (limit.pendingCount >= QUEUE_MOST) throw new PainterBusy('Too many pictures to draw');
      return limit(() => draw(card));
    },
    close,
  };
}

function startWorker(): ChildProcess {
  const child = fork(join(import.meta.dirname, 'worker.ts'), {
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
