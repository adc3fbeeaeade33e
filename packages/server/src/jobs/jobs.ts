import { sql, type SQL } from '../db/drizzle.ts';
import { fromDrizzle, PgBoss, type Job, type Queue } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/types.ts';
import type { ProviderName } from '../modules/payments/provider.ts';
import type { WebhookMessage } from '../modules/server-alerts/webhook.ts';
import { bossDatabase } from './boss-database.ts';

/** Every kind of job with what it carries. Each handler may run twice for the same data and must then do nothing. */
export interface JobData {
  'service.provision': { serviceId: number };
  'service.live': { serviceId: number };
  'service.apply': { serviceId: number };
  'payment.expire': { paymentId: number };
  'payment.open': { attemptId: number };
  'payment.withdraw': { attemptId: number };
  'payment.look': { attemptId: number };
  'payment.refund': { refundId: number };
  'card.forget': { provider: ProviderName; token: string };
  'bank.notify': { bankPaymentId: string };
  'vat.check': { legalEntityId: number };
  'alert.look': { alertId: number };
  'alert.webhook': WebhookMessage;
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

/** `pollSeconds`: polling interval of an idle queue. Jobs queued by this process start immediately. */
const queues: { readonly [Name in JobName]: Omit<Queue, 'name'> & { pollSeconds: number; batchSize?: number } } = {
  // Building is waiting for the hypervisor, so many may do it.
  'service.provision': { retryLimit: 5, retryDelay: 2, retryBackoff: true, pollSeconds: 2, batchSize: 32 },
  'service.live': { retryLimit: 5, retryDelay: 10, retryBackoff: true, pollSeconds: 5 },
  'service.apply': { retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, pollSeconds: 5 },
  'payment.expire': { retryLimit: 5, retryDelay: 10, pollSeconds: 30 },
  // A provider may be away for hours; the rows bring what is given up again.
  'payment.open': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, pollSeconds: 5 },
  'payment.withdraw': { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600, pollSeconds: 5 },
  'payment.look': { retryLimit: 0, pollSeconds: 5 },
  'payment.refund': { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, pollSeconds: 5 },
  'card.forget': { retryLimit: 20, retryDelay: 10, retryBackoff: true, retryDelayMax: 3600, pollSeconds: 30 },
  'bank.notify': { retryLimit: 12, retryDelay: 5, retryBackoff: true, pollSeconds: 5 },
  // The register of a country may be away for days; the rows bring what is given up again.
  'vat.check': { retryLimit: 20, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600, pollSeconds: 15 },
  'alert.look': { retryLimit: 5, retryDelay: 10, retryBackoff: true, pollSeconds: 15 },
  // Longer than the handler tries: it ends with an email to the customer.
  'alert.webhook': { retryLimit: 12, retryDelay: 30, retryBackoff: true, retryDelayMax: 14_400, pollSeconds: 15 },
};
const names = Object.keys(queues) as JobName[];

/** A job is queued inside a transaction; by now that is over, or the next look finds the job. */
const wakeAfterMilliseconds = 50;
/** How many jobs of a queue run side by side, unless it has a number of its own. */
const usualBatch = 8;

/** Opens the queue on an open database; its tables are its own (schema `pgboss`). */
export async function openJobs(db: Db, log: FastifyBaseLogger, options: { supervise: boolean }): Promise<Jobs> {
  const boss = new PgBoss({
    db: bossDatabase(db),
    backend: 'postgres',
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
    const { pollSeconds: _pause, batchSize: _batch, ...queue } = queues[name];
    await boss.createQueue(name, { policy: 'exclusive', expireInSeconds: 20, deleteAfterSeconds: 86_400, ...queue });
  }
  const workers = new Map<JobName, string>();

  // `send` looks a queue's properties up once, on a connection of its own. Inside a transaction it could wait for one
  // that only the transaction's end gives back, so the properties are looked up now.
  for (const name of names) await boss.findJobs(name, { key: 'none' });

  async function workOff(name: JobName, handlers: JobHandlers): Promise<boolean> {
    const [job] = await boss.fetch<JobData[JobName]>(name);
    if (!job) return false;
    const { status, output } = await resultOf(name, handlers, job);
    await (status === 'completed' ? boss.complete(name, job.id) : boss.fail(name, job.id, output));
    return true;
  }

  async function resultOf(name: JobName, handlers: JobHandlers, job: Job<JobData[JobName]>) {
    try {
      await handle(handlers, name, job);
      return { id: job.id, status: 'completed' as const };
    } catch (error) {
      log.error({ err: error, job: name, data: job.data }, 'Job failed');
      return { id: job.id, status: 'failed' as const, output: { message: String(error) } };
    }
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
        const { pollSeconds: pollingIntervalSeconds, batchSize = usualBatch } = queues[name];
        // A full batch is followed by the next one, so that many jobs after a start don't wait for a look each.
        const options = { pollingIntervalSeconds, batchSize, burstWhenBatchFull: true, perJobResults: true } as const;
        const worker = await boss.work(name, options, (jobs: Job<JobData[JobName]>[]) =>
          Promise.all(jobs.map((job) => resultOf(name, handlers, job))),
        );
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
