import pTimeout from 'p-timeout';
import { and, eq, isNull, lte, or } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import { refundUnbuilt } from '../cancel/refund.ts';
import { lockBillingAccount } from '../../billing/index.ts';
import {
  recipientOf,
  releaseTrial,
  releaseUnbuiltPromo,
  type ServiceRow,
  services,
  transition,
} from '../../sales/index.ts';
import { dueById, type Job } from '../../platform/jobs/index.ts';
import { BuildError, type Built } from '../product-lines/built.ts';
import { noteFailure, staffMessageOf, tellSupport } from './setup-failures.ts';
import { firstTerm } from './first-term.ts';
import { mailReady, mailSetupFailed } from './emails.ts';

const buildMilliseconds = 15_000;

/** Purpose of the sealed initial password. */
export const passwordPurpose = 'service-password';

/** Builds a paid service. Does nothing when it's already built, or was cancelled; safe to repeat. */
export async function provisionService(context: Context, serviceId: number): Promise<void> {
  const { db } = context;
  const [service] = await db.select().from(services).where(eq(services.id, serviceId));
  if (service?.state !== 'pending_setup') return;
  try {
    // A provider that doesn't respond has failed: the job would soon count as abandoned.
    const built = await pTimeout(context.serviceLines[service.kind].build(context, service), {
      milliseconds: buildMilliseconds,
      message: `The provider hasn't answered for ${buildMilliseconds} ms`,
    });
    await activate(context, service, built);
  } catch (error) {
    const next = error instanceof BuildError ? null : await noteFailure(context, service, error);
    if (next !== null) return;
    context.log.error({ err: error, service: serviceId }, 'A service could not be built, and isn’t tried again');
    await failSetup(context, service, error);
  }
}

/** Builds services. */
export const provisionJob: Job<{ serviceId: number }> = {
  name: 'service.provision',
  // Building mostly waits for the hypervisor, so many jobs may run at once.
  queue: { retryLimit: 5, retryDelay: 2, retryBackoff: true, pollSeconds: 2, batchSize: 32 },
  handle: (context, { serviceId }) => provisionService(context, serviceId),
  due: async ({ db, clock }) => {
    const isDue = or(isNull(services.setupNextAt), lte(services.setupNextAt, clock.now()));
    const unbuilt = await db
      .select({ id: services.id })
      .from(services)
      .where(and(eq(services.state, 'pending_setup'), isDue));
    return dueById(
      unbuilt.map(({ id }) => id),
      (serviceId) => ({ serviceId }),
    );
  },
};

async function activate(context: Context, service: ServiceRow, built: Built): Promise<void> {
  const { db, clock, secrets } = context;
  const { spec } = service;
  const now = clock.now();
  const { paidUntil, termDay, trialUntil } = firstTerm(service, now);
  const password = built.account?.password ?? null;
  await db.transaction(async (tx) => {
    const active = await transition(tx, service, 'set_up', {
      ipv4: built.ipv4,
      ipv6: built.ipv6,
      host: built.host,
      hostedOn: built.hostedOn ?? null,
      login: built.account?.login ?? null,
      sealedPassword: password === null ? null : secrets.seal(passwordPurpose, password),
      activatedAt: now,
      paidUntil,
      termDay,
      trialUntil,
    });
    // Another worker was faster; its password is valid, ours was never used.
    if (!active) return;
    const line = context.serviceLines[service.kind];
    const to = await recipientOf(tx, service);
    await mailReady(context, tx, to, {
      id: service.id,
      words: line.words,
      name: service.name,
      address: built.hostedOn?.panelUrl ?? built.ipv4 ?? built.host,
      login: built.account?.login ?? null,
      facts: line.readyFacts?.(service, built, to.language) ?? [],
      trial:
        spec.trial === 'none' || trialUntil === null
          ? null
          : { kind: spec.trial, until: trialUntil, renewalCents: service.priceCents },
    });
  });
}

async function failSetup(context: Context, service: ServiceRow, error: unknown): Promise<void> {
  await context.db.transaction(async (tx) => {
    // The payment is refunded to the balance: the account comes first in the lock order.
    await lockBillingAccount(tx, service.accountId);
    const failed = {
      failure: 'setup',
      setupError: staffMessageOf(error),
      sealedProfiles: null,
      sealedConsole: null,
    } as const;
    if (!(await transition(tx, service, 'setup_failed', failed))) return;
    const line = context.serviceLines[service.kind];
    await line.returnStock(tx, service);
    const refund = await refundUnbuilt(context, tx, service);
    if (service.purchaseId !== null) {
      await releaseTrial(tx, service.purchaseId);
      await releaseUnbuiltPromo(tx, service.purchaseId);
    }
    await tellSupport(context, tx, service, { error, next: null });
    await mailSetupFailed(tx, await recipientOf(tx, service), {
      words: line.words,
      name: service.name,
      refundCents: refund.cents,
      creditNote: refund.creditNote,
    });
  });
}
