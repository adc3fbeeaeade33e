import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job, type Queue } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/types.ts';
import { bossDatabase } from './boss-database.ts';

/** Every kind of job with what it carries. Each handler may run twice for the same data and must then do nothing. */
export interface JobData {
  'service.provision': { serviceId: number };
  'service.end': { serviceId: number };
  'payment.expire': { paymentId: number };
  'bank.notify': { bankPaymentId: string };
}
export type JobName = keyof JobData;

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/** A queue in the database: what is enqueued in a transaction exists if, and only if, the transaction does. */
export interface Jobs {
  /**
   * Queues a job in the caller's transaction. While a job with the same `key` waits or runs, another one is not added.
   * `startAfter` holds it back until then.
   */
  enqueue<Name extends JobName>(
    tx: Db,
    name: Name,
    data: JobData[Name],
    options: { key: string; startAfter?: Date },
  ): Promise<void>;
  /** Begins to work in this process. */
  start(handlers: JobHandlers): Promise<void>;
  /** Works off what is due now, in the caller's turn; for tests, which do not `start`. */
  drain(handlers: JobHandlers): Promise<void>;
  /** Waits for running jobs, then lets go. */
  stop(): Promise<void>;
}

/** `pollSeconds`: how often an idle queue is looked at. What this process queues itself is begun without waiting. */
const queues: { readonly [Name in JobName]: Omit<Queue, 'name'> & { pollSeconds: number } } = {
  'service.provision': { retryLimit: 5, retryDelay: 2, retryBackoff: true, pollSeconds: 2 },
  'service.end': { retryLimit: 5, retryDelay: 10, pollSeconds: 30 },
  'payment.expire': { retryLimit: 5, retryDelay: 10, pollSeconds: 30 },
  'bank.notify': { retryLimit: 12, retryDelay: 5, retryBackoff: true, pollSeconds: 5 },
};
const names = Object.keys(queues) as JobName[];

/** A job is queued inside a transaction; by now that is over, or the next look finds the job. */
const wakeAfterMilliseconds = 50;
/** How many jobs of a queue run side by side. */
const batchSize = 8;

/** Opens the queue on an open database; its tables are its own (schema `pgboss`). */
export async function openJobs(db: Db, log: FastifyBaseLogger, options: { supervise: boolean }): Promise<Jobs> {
  const boss = new PgBoss({
    ...bossDatabase(db),
    schedule: false,
    supervise: options.supervise,
    // A job whose process was killed is taken up again when it has been "running" for longer than it may.
    superviseIntervalSeconds: 30,
    maintenanceIntervalSeconds: 300,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'Job queue'));
  await boss.start();
  for (const name of names) {
    const { pollSeconds: _ours, ...queue } = queues[name];
    await boss.createQueue(name, { policy: 'exclusive', expireInSeconds: 20, deleteAfterSeconds: 86_400, ...queue });
  }
  const workers = new Map<JobName, string>();

  // `send` looks a queue's properties up once, on its own connection. Inside a transaction of PGlite's only connection it
  // would wait for itself, so the properties are looked up now.
  for (const name of names) await boss.findJobs(name, { key: 'none' });

  async function workOff(name: JobName, handlers: JobHandlers): Promise<boolean> {
    const [job] = await boss.fetch<JobData[JobName]>(name);
    if (!job) return false;
    try {
      await handle(handlers, name, job);
      await boss.complete(name, job.id);
    } catch (error) {
      log.error({ err: error, job: name }, 'Job failed');
      await boss.fail(name, job.id, { message: String(error) });
    }
    return true;
  }

  return {
    enqueue: async (tx, name, data, { key, startAfter }) => {
      await boss.send(name, data, {
        db: fromDrizzle({ execute: (query) => run(tx, query) }, sql),
        singletonKey: key,
        ...(startAfter && { startAfter }),
      });
      const worker = startAfter ? undefined : workers.get(name);
      if (worker !== undefined) setTimeout(() => boss.notifyWorker(worker), wakeAfterMilliseconds).unref();
    },
    start: async (handlers) => {
      for (const name of names) {
        const { pollSeconds: pollingIntervalSeconds } = queues[name];
        const worker = await boss.work<JobData[JobName]>(name, { pollingIntervalSeconds, batchSize }, async (jobs) => {
          const results = await Promise.allSettled(jobs.map((job) => handle(handlers, name, job)));
          // The batch is tried again as one; those of it that are done do nothing then.
          for (const result of results) if (result.status === 'rejected') throw result.reason;
        });
        workers.set(name, worker);
      }
    },
    drain: async (handlers) => {
      let worked = true;
      while (worked) {
        worked = false;
        for (const name of names) if (await workOff(name, handlers)) worked = true;
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** The rows of a statement, whichever driver the transaction is of. */
async function run(tx: Db, query: unknown): Promise<{ rows: Record<string, unknown>[] }> {
  const result: unknown = await tx.execute(query as SQL);
  return result as { rows: Record<string, unknown>[] };
}

async function handle(handlers: JobHandlers, name: JobName, job: Job<JobData[JobName]>): Promise<void> {
  // The queue's name decides the shape of the data, which TypeScript cannot follow through a union.
  const handler = handlers[name] as (data: JobData[JobName]) => Promise<void>;
  await handler(job.data);
}
