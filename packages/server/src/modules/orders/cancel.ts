import { and, eq } from '../../db/drizzle.ts';
import type { ServiceCancellation } from '@hoster/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError, FieldError, notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { abandonRenewal } from '../life/open-renewals.ts';
import { mailDeleted } from '../life/mails.ts';
import { noteEvent } from '../auth/log/events.ts';
import { lockAccount } from '../payments/balance.ts';
import { abandonPayment } from '../payments/expire.ts';
import { applyState } from '../provisioning/apply.ts';
import { isOpen } from '../payments/settle.ts';
import { payments } from '../payments/tables.ts';
import { mailEnded, mailKept, mailWillEnd } from './cancel-mails.ts';
import { releaseUnbuiltPromo } from './promo.ts';
import { recipientOf } from './recipient.ts';
import { refundUnbuilt } from './refund.ts';
import { abandonUpgrade } from '../upgrades/abandon.ts';
import { productLines } from '../lines/list.ts';
import { services, type ServiceRow } from './tables.ts';
import { orderTexts } from './texts.ts';
import { releaseTrial } from './trial.ts';
import { transition } from './transition.ts';

/**
 * Cancels a service of the viewer's account. A repeated call changes nothing.
 * @throws AppError 404 for no such service of theirs, 409 while the bank works on its payment; FieldError for
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
    if (when === 'period_end' && paidUntil === null) throw new FieldError({ when: [orderTexts.nothingPaid] });
    if (when === 'period_end' && paidUntil !== null && paidUntil > context.clock.now()) {
      if (!service.autoRenew) return;
      await planEnd(context, tx, service, paidUntil);
    } else if (state === 'awaiting_payment') await giveUpOrder(context, tx, service);
    else await endService(context, tx, service, null);
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
      throw new AppError({ status: 409, code: 'service_canceled', detail: orderTexts.hasEnded });
    }
    if (service.autoRenew) return;
    await tx.update(services).set({ autoRenew: true }).where(eq(services.id, id));
    await mailKept(tx, await recipientOf(tx, service), service);
    await noteEvent(tx, request, viewer.userId, 'service_kept', { title: service.name });
  });
}

/** The service, which nothing changes until the transaction ends. Locks are taken in the order that payments take them. */
async function lockedService(tx: Db, accountId: number, id: number): Promise<ServiceRow> {
  await lockAccount(tx, accountId);
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
  await abandonRenewal(context, tx, service);
  await mailWillEnd(context, tx, await recipientOf(tx, service), service, end);
}

/** An unpaid order is cancelled as a whole, because its payment covers all of it. */
async function giveUpOrder(context: Context, tx: Db, service: ServiceRow): Promise<void> {
  const [payment] =
    service.purchaseId === null
      ? []
      : await tx.select().from(payments).where(eq(payments.purchaseId, service.purchaseId));
  if (payment?.status === 'pending') {
    throw new AppError({ status: 409, code: 'payment_pending', detail: orderTexts.paymentPending });
  }
  if (payment && isOpen(payment)) await abandonPayment(context, tx, payment);
  await mailEnded(tx, await recipientOf(tx, service), service, 0);
}

/** The service, its addresses and its password are gone; its place is free for others. The service is locked. */
export async function endService(
  context: Context,
  tx: Db,
  service: ServiceRow,
  failure: 'unpaid' | null,
): Promise<void> {
  const gone = {
    autoRenew: false,
    ipv4: null,
    ipv6: null,
    host: null,
    hostedOn: null,
    login: null,
    sealedPassword: null,
    sealedProfiles: null,
    sealedConsole: null,
    ...(failure && { failure }),
  };
  if (!(await transition(tx, service, 'cancel', gone))) return;
  await abandonUpgrade(context, tx, service.id);
  await abandonRenewal(context, tx, service);
  // A failed setup has already returned both.
  if (service.state !== 'failed_setup') await productLines[service.kind].returnStock(tx, service);
  await applyState(context, tx, service.id);
  const to = await recipientOf(tx, service);
  if (failure === 'unpaid') {
    await mailDeleted(tx, to, service);
    return;
  }
  const isUnbuilt = service.state === 'pending_setup';
  const refund = isUnbuilt ? await refundUnbuilt(context, tx, service) : null;
  if (!service.activatedAt && service.purchaseId !== null) await releaseTrial(tx, service.purchaseId);
  if (isUnbuilt && service.purchaseId !== null) await releaseUnbuiltPromo(tx, service.purchaseId);
  await mailEnded(tx, to, service, refund?.cents ?? 0, refund?.creditNote);
}
