import { jobsOf, dueById, everyHour, type Job } from '../../platform/jobs/index.ts';
import type { Context, Module } from '../../platform/index.ts';
import { watchMailbox } from './imap.ts';
import { type InboxPorts, processInbound } from './inbox.ts';
import { readInThread } from './read-in-thread.ts';
import { dueInbound, type Inbound, lastUid, storeInbound, sweepInbound } from './store.ts';
import { inboundWebhook } from './webhook.ts';

/** Email to support: takes it in by IMAP or the webhook, and hands the verdicts to the tickets. */
export function supportMailModule(portsOf: (context: Context) => InboxPorts): Module {
  const job: Job<{ id: number }> = {
    name: 'support-mail',
    // In the order of arrival: an answer may come right after what it answers.
    queue: { retryLimit: 0, pollSeconds: 5, batchSize: 1 },
    handle: (context, { id }) => processInbound(context, id, portsOf(context), readInThread),
    due: async ({ db, clock }) => dueById(await dueInbound(db, clock.now()), (id) => ({ id })),
  };

  async function store(context: Context, inbound: Inbound): Promise<boolean> {
    const jobs = await jobsOf(context);
    return context.db.transaction(async (tx) => {
      const id = await storeInbound(tx, inbound);
      if (id !== null) await jobs.enqueue(tx, job, { id }, { key: String(id) });
      return id !== null;
    });
  }

  return {
    name: 'support-mail',
    jobs: [job],
    routes: (app) => {
      const context = app.hoster;
      const secret = context.settings.supportMail?.webhookSecret ?? null;
      if (secret !== null) {
        inboundWebhook(app, { secret, clock: context.clock, store: (inbound) => store(context, inbound) });
      }
    },
    start: async (context) => {
      const { db, clock, log, settings } = context;
      const stopSweeping = everyHour(log, () => sweepInbound(db, clock.now()));
      const imap = settings.supportMail?.imap ?? null;
      const mailbox = {
        store: (inbound: Inbound) => store(context, inbound),
        lastUid: (source: string, validity: string) => lastUid(db, source, validity),
        now: () => clock.now(),
      };
      const stopWatching = imap === null || !settings.jobs ? null : watchMailbox(imap, mailbox, log);
      return async () => {
        await stopWatching?.();
        await stopSweeping();
      };
    },
  };
}
