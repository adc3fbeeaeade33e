import type { Context } from '../context.ts';

/** Retries and polling of a queue; `retry…` and the delays are pg-boss's, in seconds. */
export interface JobQueue {
  readonly retryLimit: number;
  readonly retryDelay?: number;
  readonly retryBackoff?: boolean;
  readonly retryDelayMax?: number;
  /** Polling interval of an idle queue. Jobs queued by this process start immediately. */
  readonly pollSeconds: number;
  /** Number of jobs that run concurrently; default 8. */
  readonly batchSize?: number;
}

/** Work that is due according to the rows. */
export interface DueJob<Data extends object> {
  readonly key: string;
  readonly data: Data;
}

/** Names a job and types its data, for code that queues a job whose handler imports that code. */
export interface JobName<Data extends object> {
  readonly name: string;
  handle?(context: Context, data: Data): Promise<void>;
}

/** Work that runs after the transaction that queues it, and is retried when it fails. */
export interface Job<Data extends object = object> extends JobName<Data> {
  readonly queue: JobQueue;
  /** May run twice for the same data; the second run must do nothing. */
  handle(context: Context, data: Data): Promise<void>;
  /**
   * Returns the work that is due according to the rows. It's queued at the start and every 15 seconds: the rows are the
   * source of truth, so no work is lost with a job.
   */
  due?(context: Context): Promise<readonly DueJob<Data>[]>;
}

/** Due jobs of rows, with the rows' ids as keys. */
export const dueById = <Id extends number | string, Data extends object>(
  ids: readonly Id[],
  dataOf: (id: Id) => Data,
): DueJob<Data>[] => ids.map((id) => ({ key: String(id), data: dataOf(id) }));

declare module '../context.ts' {
  interface Context {
    /** Every job of the modules, in their order. */
    readonly jobs: readonly Job[];
  }
}
