import { and, eq } from '../../platform/db/drizzle.ts';
import type { ServiceCancellation } from '@hoster/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, FieldError, notFound } from '../../platform/http/index.ts';
import { noteEvent, type Viewer } from '../../identity/index.ts';
import { abandonRenewal } from '../lifecycle/open-renewals.ts';
import { releasePayment, isOpen, lockOpenAccount, payments, paymentTexts } from '../../billing/index.ts';
import { applyRemoval } from '../provisioning/apply.ts';
import { mailEnded, mailKept, mailWillEnd } from './emails.ts';
import {
  recipientOf,
  releaseTrial,
  releaseUnbuiltPromo,
  serviceChanged,
  type ServiceRow,
  services,
  transition,
} from '../../sales/index.ts';
import { refundLast, refundUnbuilt } from './refund.ts';
import { dropNextPlan } from '../next-plan/drop.ts';
import { isPaid } from '../next-plan/priced.ts';
import { abandonUpgrade } from '../upgrades/abandon.ts';
import { mailDeleted } from '../lifecycle/emails.ts';
import { defineMessages } from '@formatjs/intl';

/**
 * Cancels a service of the viewer's account. A repeated call changes nothing.
 * @throws AppError 404 for no such service of theirs, 409 while the bank is processing its payment; FieldError for
 *   `period_end` where no time is paid for
 */
export async function cancelService(
  context: Context,
  request: FastifyRequest,
  viewer: Viewer,
  id: number,
  when: ServiceCancellation['when'],
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const service = await lockedService(tx, viewer.accountId, id);
    const { paidUntil, state } = service;
    if (state === 'canceled') return;
    if (when === 'period_end' && paidUntil === null) throw new FieldError({ when: [cancelTexts.nothingPaid] });
    if (when === 'period_end' && paidUntil !== null && paidUntil > context.clock.now()) {
      if (!service.autoRenew) return;
      await planEnd(context, tx, service, paidUntil);
    } else if (state === 'awaiting_payment') await cancelUnpaidOrder(context, tx, service);
    else await endService(context, tx, service, { by: viewer.userId, failure: null });
    await noteEvent(tx, request, viewer.userId, 'service_canceled', { title: service.name, when });
  });
}

/**
 * Undoes the scheduled cancellation of a service.
 * @throws AppError 404 for no such service of theirs, 409 when it has ended
 */
export async function keepService(context: Context, request: FastifyRequest, viewer: Viewer, id: number) {
  await context.db.transaction(async (tx) => {
    const service = await lockedService(tx, viewer.accountId, id);
    if (service.state === 'canceled') {
      throw new AppError({ status: 409, code: 'service_canceled', detail: cancelTexts.hasEnded });
    }
    if (service.autoRenew) return;
    await tx.update(services).set({ autoRenew: true }).where(eq(services.id, id));
    await serviceChanged(tx, service);
    await mailKept(context, tx, await recipientOf(tx, service), service);
    await noteEvent(tx, request, viewer.userId, 'service_kept', { title: service.name });
  });
}

/** Returns the service, locked until the end of the transaction. Locks are taken in the same order as by payments. */
async function lockedService(tx: Db, accountId: number, id: number): Promise<ServiceRow> {
  await lockOpenAccount(tx, accountId);
  const own = and(eq(services.id, id), eq(services.accountId, accountId));
  const [known] = await tx.select({ purchaseId: services.purchaseId }).from(services).where(own);
  if (known?.purchaseId) {
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.purchaseId, known.purchaseId)).for('update');
  }
  const [service] = await tx.select().from(services).where(own).for('update');
  if (!service) throw notFound(`No service ${id} of account ${accountId}`);
  return service;
}

async function planEnd(context: Context, tx: Db, service: ServiceRow, end: Date): Promise<void> {
  await tx.update(services).set({ autoRenew: false }).where(eq(services.id, service.id));
  // A term that is paid for at the price of the smaller plan still begins with it.
  if (!isPaid(service)) await dropNextPlan(context, tx, service);
  await serviceChanged(tx, service);
  await abandonRenewal(context, tx, service);
  await mailWillEnd(context, tx, await recipientOf(tx, service), service, end);
}

/** An unpaid order is cancelled as a whole, because its payment covers all of it. */
async function cancelUnpaidOrder(context: Context, tx: Db, service: ServiceRow): Promise<void> {
  const [payment] =
    service.purchaseId === null
      ? []
      : await tx.select().from(payments).where(eq(payments.purchaseId, service.purchaseId));
  if (payment?.status === 'pending') {
    throw new AppError({ status: 409, code: 'payment_pending', detail: paymentTexts.paymentPending });
  }
  if (payment && isOpen(payment)) await releasePayment(context, tx, payment);
  await mailEnded(context, tx, await recipientOf(tx, service), service, 0);
}

/** How a service ends: by whom (null: by itself, on its day), and whether for lack of a payment. */
interface End {
  readonly by: number | null;
  readonly failure: 'unpaid' | null;
  /** What staff refund of the last payment, EUR cents, tax included. @default 0 */
  readonly refundCents?: number;
}

/**
 * Ends a service: deletes its addresses and its password, and returns its stock. The service is locked.
 * @throws FieldError for a refund of more than is left
 */
export async function endService(context: Context, tx: Db, service: ServiceRow, end: End): Promise<void> {
  const { by, failure, refundCents = 0 } = end;
  const gone = {
    autoRenew: false,
    host: null,
    hostedOn: null,
    hostKeys: [],
    login: null,
    sealedPassword: null,
    sealedProfiles: null,
    sealedConsole: null,
    ...(failure && { failure }),
  };
  if (!(await transition(tx, service, 'cancel', gone))) return;
  await abandonUpgrade(context, tx, service.id);
  await dropNextPlan(context, tx, service);
  await abandonRenewal(context, tx, service);
  // A failed setup has already returned both.
  if (service.state !== 'failed_setup') await context.serviceLines[service.kind].returnStock(tx, service);
  await applyRemoval(context, tx, service, by);
  const to = await recipientOf(tx, service);
  if (failure === 'unpaid') {
    await mailDeleted(context, tx, to, service);
    return;
  }
  const isUnbuilt = service.state === 'pending_setup';
  const refund = isUnbuilt
    ? await refundUnbuilt(context, tx, service)
    : refundCents > 0
      ? await refundLast(context, tx, service, refundCents)
      : null;
  if (refundCents > 0 && refund === null) throw new FieldError({ refund: [cancelTexts.refundTooHigh] });
  if (!service.activatedAt && service.purchaseId !== null) await releaseTrial(tx, service.purchaseId);
  if (isUnbuilt && service.purchaseId !== null) await releaseUnbuiltPromo(tx, service.purchaseId);
  await mailEnded(context, tx, to, service, refund?.cents ?? 0, refund?.creditNote);
}

/** Reasons why a service can't be cancelled or kept. */
const cancelTexts = defineMessages({
  nothingPaid: {
    id: 'services.cancel.nothing-paid',
    defaultMessage: 'This service has no paid time left, so you can only cancel it now.',
    description: 'Error: a service that is cancelled or kept',
  },
  refundTooHigh: {
    id: 'services.cancel.refund-too-high',
    defaultMessage: 'The last payment for this service has less left than that.',
    description: 'Error at the refund of a service that staff cancel',
  },
  hasEnded: {
    id: 'services.cancel.has-ended',
    defaultMessage: 'This service has already ended.',
    description: 'Error: a service that is cancelled or kept',
  },
});
