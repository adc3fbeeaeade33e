import { setTimeout as wait } from 'node:timers/promises';
import { eq } from '../../db/drizzle.ts';
import type { Context } from '../../context.ts';
import { mailReady, mailSetupFailed } from '../orders/mails.ts';
import { refundUnbuilt } from '../orders/refund.ts';
import { queueOnAccount } from '../payments/balance.ts';
import { productLines } from '../lines/list.ts';
import { recipientOf } from '../orders/recipient.ts';
import { services, type ServiceRow } from '../orders/tables.ts';
import { releaseUnbuiltPromo } from '../orders/promo.ts';
import { releaseTrial } from '../orders/trial.ts';
import { transition } from '../orders/transition.ts';
import { BuildError, type Built } from './provider.ts';
import { noteFailure, reasonOf, tellSupport } from './setup-failures.ts';
import { endOf } from './term.ts';

const buildMilliseconds = 15_000;

/** What the first password is sealed for. */
export const passwordPurpose = 'service-password';

/** Builds a paid service. Does nothing when that is done, or the service was cancelled; safe to repeat. */
export async function provisionService(context: Context, serviceId: number): Promise<void> {
  const { db } = context;
  const [service] = await db.select().from(services).where(eq(services.id, serviceId));
  if (service?.state !== 'pending_setup') return;
  try {
    await activate(context, service, await inTime(productLines[service.kind].build(context, service)));
  } catch (error) {
    const next = error instanceof BuildError ? null : await noteFailure(context, service, error);
    if (next !== null) return;
    context.log.error({ err: error, service: serviceId }, 'A service could not be built, and isn’t tried again');
    await giveUp(context, service, error);
  }
}

/** A provider that doesn't answer has failed: the job would soon count as abandoned. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const waiting = new AbortController();
  const late = wait(buildMilliseconds, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`The provider hasn't answered for ${buildMilliseconds} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    waiting.abort();
    late.catch(() => undefined);
  }
}

async function activate(context: Context, service: ServiceRow, built: Built): Promise<void> {
  const { db, clock, secrets } = context;
  const { spec } = service;
  const now = clock.now();
  const { paidUntil, trialUntil } = endOf(service, now);
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
      trialUntil,
    });
    // Another worker was faster; its password holds, ours was never used.
    if (!active) return;
    const line = productLines[service.kind];
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

async function giveUp(context: Context, service: ServiceRow, error: unknown): Promise<void> {
  await context.db.transaction(async (tx) => {
    // The money goes back to the balance: the account comes first in the order of locks.
    await queueOnAccount(tx, service.accountId);
    const failed = {
      failure: 'setup',
      setupError: reasonOf(error),
      sealedProfiles: null,
      sealedConsole: null,
    } as const;
    if (!(await transition(tx, service, 'setup_failed', failed))) return;
    const line = productLines[service.kind];
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
