import { sql, type SQL } from '../db/drizzle.ts';
import { fromDrizzle, PgBoss, type Job as QueuedJob, type Db as BossDb } from 'pg-boss';
import type { Context } from '../context.ts';
import type { Db } from '../db/types.ts';
import type { Job, JobName } from './job.ts';
import type { Pool, QueryResult } from 'pg';

/** A queue in the database: what is enqueued in a transaction exists if, and only if, the transaction does. */
export interface Jobs {
  /**
   * Queues a job in the caller's transaction. While a job with the same `key` waits or runs, another one is not added.
   * `startAfter` holds it back until then.
   */
  enqueue<Data extends object>(
    tx: Db,
    job: JobName<Data>,
    data: NoInfer<Data>,
    options: { key: string; startAfter?: Date },
  ): Promise<void>;
  /** Starts working in this process. */
  start(): Promise<void>;
  /** Runs all due jobs before it resolves; for tests, which do not `start`. */
  drain(): Promise<void>;
  /** Stops after the running jobs have ended. */
  stop(): Promise<void>;
}

/** A job is queued inside a transaction: by then that has ended, or the next poll finds the job. */
const wakeAfterMilliseconds = 50;
/** Default number of jobs of a queue that run concurrently. */
const usualBatch = 8;

/** Opens the queues of the context's jobs on its database; their tables are their own (schema `pgboss`). */
export async function openJobs(context: Context, options: { supervise: boolean }): Promise<Jobs> {
  const { db, jobs, log } = context;
  const boss = new PgBoss({
    db: bossDatabase(db),
    backend: 'postgres',
    schedule: false,
    supervise: options.supervise,
    // A job whose process was killed is retried when it has been "running" for longer than it may.
    superviseIntervalSeconds: 30,
    maintenanceIntervalSeconds: 300,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', (error: unknown) => log.error({ err: errorOf(error) }, 'Job queue'));
  await boss.start();
  for (const { name, queue: options } of jobs) {
    const { pollSeconds: _pause, batchSize: _batch, ...queue } = options;
    await boss.createQueue(name, { policy: 'exclusive', expireInSeconds: 20, deleteAfterSeconds: 86_400, ...queue });
  }
  const workers = new Map<string, string>();

  // `send` looks a queue's properties up once, on its own connection. Inside a transaction it could wait for one that
  // only the transaction's end releases, so the properties are looked up now.
  for (const { name } of jobs) await boss.findJobs(name, { key: 'none' });

  async function workOff(job: Job): Promise<boolean> {
    const { name } = job;
    const [queued] = await boss.fetch<object>(name);
    if (!queued) return false;
    const { status, output } = await resultOf(job, queued);
    await (status === 'completed' ? boss.complete(name, queued.id) : boss.fail(name, queued.id, output));
    return true;
  }

  async function resultOf(job: Job, { id, data }: QueuedJob<object>) {
    try {
      await job.handle(context, data);
      return { id, status: 'completed' as const };
    } catch (error) {
      log.error({ err: error, job: job.name, data }, 'Job failed');
      return { id, status: 'failed' as const, output: { message: String(error) } };
    }
  }

  return {
    enqueue: async (tx, { name }, data, { key, startAfter }) => {
      await boss.send(name, data, {
        db: fromDrizzle({ execute: (query) => run(tx, query) }, sql),
        singletonKey: key,
        ...(startAfter && { startAfter }),
      });
      const worker = startAfter ? undefined : workers.get(name);
      if (worker !== undefined) setTimeout(() => boss.notifyWorker(worker), wakeAfterMilliseconds).unref();
    },
    start: async () => {
      for (const job of jobs) {
        const { pollSeconds: pollingIntervalSeconds, batchSize = usualBatch } = job.queue;
        // A full batch is followed by the next one, so that many jobs after a start don't each wait for a poll.
        const options = { pollingIntervalSeconds, batchSize, burstWhenBatchFull: true, perJobResults: true } as const;
        const worker = await boss.work(job.name, options, (batch: QueuedJob<object>[]) => {
          // pg-boss takes no batch of one for a full one: such a queue would do one job for each poll.
          const self = batchSize === 1 ? workers.get(job.name) : undefined;
          if (self !== undefined) boss.notifyWorker(self);
          return Promise.all(batch.map((queued) => resultOf(job, queued)));
        });
        workers.set(job.name, worker);
      }
    },
    drain: async () => {
      let worked = true;
      while (worked) {
        worked = false;
        for (const job of jobs) if (await workOff(job)) worked = true;
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** Returns the rows of a statement, whichever driver the transaction uses. */
async function run(tx: Db, query: unknown): Promise<{ rows: Record<string, unknown>[] }> {
  const result: unknown = await tx.execute(query as SQL);
  return result as { rows: Record<string, unknown>[] };
}

/** pg-boss passes copies of errors, which are plain objects: the log would say `[object Object]`. */
function errorOf(error: unknown): Error {
  if (error instanceof Error) return error;
  const { message, ...rest } =
    typeof error === 'object' && error !== null ? { message: '', ...error } : { message: error };
  return Object.assign(new Error(String(message)), rest);
}

/**
 * Lets pg-boss use the pool that the database already has.
 * @throws when `db` is a transaction: those have no pool of their own
 */
function bossDatabase(db: Db): BossDb {
  const client: unknown = '$client' in db ? db.$client : undefined;
  if (!isPool(client)) throw new Error('The job queue needs the database itself, not a transaction.');
  return {
    executeSql: async (text: string, values?: unknown[]) => {
      const result: QueryResult | QueryResult[] = await client.query(text, values);
      // Several statements without values return a list of results.
      return Array.isArray(result) ? { rows: result.flatMap((part) => part.rows) } : result;
    },
  };
}

function isPool(client: unknown): client is Pool {
  return typeof client === 'object' && client !== null && 'connect' in client && 'totalCount' in client;
}
