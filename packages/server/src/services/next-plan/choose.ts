import type { NextPlanChoice, NextPlanState } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import type { FastifyRequest } from 'fastify';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, FieldError, notFound } from '../../platform/http/index.ts';
import { noteEvent, type Viewer } from '../../identity/index.ts';
import { lockOpenAccount, paymentTexts } from '../../billing/index.ts';
import { type Catalogue, catalogueOf } from '../../catalogue/index.ts';
import { orderTexts, recipientOf, serviceChanged, type ServiceRow, services } from '../../sales/index.ts';
import { abandonRenewal } from '../lifecycle/open-renewals.ts';
import { waitingUpgradeOf } from '../upgrades/find.ts';
import { upgradeTexts } from '../upgrades/texts.ts';
import { dropNextPlan } from './drop.ts';
import { mailChosen, mailUndone } from './emails.ts';
import { presentNextPlan } from './present.ts';
import { canUndo, smallerPlansOf, type Smaller } from './priced.ts';
import { holdRoom } from './room.ts';
import { obstacleTexts, tooLate, unsuitedTexts } from './texts.ts';

/**
 * Chooses a smaller plan for a service of the viewer's from its next unpaid term on, in place of an earlier choice. A
 * repeated call changes nothing.
 * @throws AppError 404 for no such service of theirs, 409 `plan_not_changeable`, `upgrade_waiting`, `price_changed`,
 *   `sold_out`; FieldError for no such plan, or one that doesn't suit
 */
export async function chooseNextPlan(
  context: Context,
  request: FastifyRequest,
  viewer: Viewer,
  id: number,
  asked: NextPlanChoice,
): Promise<NextPlanState> {
  const catalogue = await catalogueOf(context.db);
  return changed(context, request, viewer, id, catalogue, async (tx, service) => {
    if (await waitingUpgradeOf(tx, id)) {
      throw new AppError({ status: 409, code: 'upgrade_waiting', detail: upgradeTexts.waiting });
    }
    const plan = await suitedPlan(context, tx, catalogue, service, asked.plan);
    const total = toLedger(plan.term.total, 'EUR');
    if (asked.expected_total !== undefined && asked.expected_total !== total.amount) {
      throw new AppError({ status: 409, code: 'price_changed', detail: paymentTexts.priceChanged, extra: { total } });
    }
    const { nextPlan, paidUntil } = service;
    if (nextPlan?.planId === plan.planId && nextPlan.priceCents === plan.priceCents) return;
    await dropNextPlan(context, tx, service);
    if (!(await holdRoom(context, tx, service, plan))) {
      throw new AppError({ status: 409, code: 'sold_out', detail: upgradeTexts.soldOut });
    }
    // Payments started for the next term have the price of the present plan.
    await abandonRenewal(context, tx, service);
    const { planId, pricing, priceCents } = plan;
    const chosen = { planId, pricing, priceCents, size: sizeOf(service, plan) };
    await tx
      .update(services)
      .set({ nextPlan: chosen, nextFrom: paidUntil, nextBy: viewer.userId })
      .where(eq(services.id, id));
    await mailChosen(context, tx, await recipientOf(tx, service), { ...service, nextFrom: paidUntil }, plan);
    await noteEvent(tx, request, viewer.userId, 'smaller_plan_chosen', {
      title: service.name,
      plan: pricing.tariff.label ?? '',
    });
  });
}

/**
 * Keeps the present plan of a service of the viewer's. A repeated call changes nothing.
 * @throws AppError 404 for no such service of theirs, 409 `plan_not_changeable` once the smaller plan has begun or is paid
 *   for
 */
export async function undoNextPlan(
  context: Context,
  request: FastifyRequest,
  viewer: Viewer,
  id: number,
): Promise<NextPlanState> {
  const catalogue = await catalogueOf(context.db);
  return changed(context, request, viewer, id, catalogue, async (tx, service) => {
    if (!service.nextPlan) return;
    if (!canUndo(service, context.clock.now())) {
      throw new AppError({ status: 409, code: 'plan_not_changeable', detail: tooLate });
    }
    await dropNextPlan(context, tx, service);
    await abandonRenewal(context, tx, service);
    await mailUndone(context, tx, await recipientOf(tx, service), service);
    await noteEvent(tx, request, viewer.userId, 'smaller_plan_undone', { title: service.name });
  });
}

/** Makes a change to a service of the viewer's, with the account and the service locked. */
async function changed(
  context: Context,
  request: FastifyRequest,
  { accountId }: Viewer,
  id: number,
  catalogue: Catalogue,
  change: (tx: Db, service: ServiceRow) => Promise<void>,
): Promise<NextPlanState> {
  const own = and(eq(services.id, id), eq(services.accountId, accountId));
  return context.db.transaction(async (tx) => {
    await lockOpenAccount(tx, accountId);
    const [service] = await tx.select().from(services).where(own).for('update');
    if (!service) throw notFound(`No service ${id} of account ${accountId}`);
    await change(tx, service);
    await serviceChanged(tx, service);
    const [after] = await tx.select().from(services).where(own);
    return { next: after ? await presentNextPlan(context, tx, catalogue, after, request.language) : null };
  });
}

async function suitedPlan(
  context: Context,
  tx: Db,
  catalogue: Catalogue,
  service: ServiceRow,
  planId: number,
): Promise<Smaller> {
  const { obstacle, plans } = await smallerPlansOf(context, tx, catalogue, service);
  if (obstacle !== null) {
    throw new AppError({ status: 409, code: 'plan_not_changeable', detail: obstacleTexts[obstacle] });
  }
  const plan = plans.find((one) => one.planId === planId);
  if (!plan) throw new FieldError({ plan: [orderTexts.unknown] });
  if (plan.obstacle !== null) throw new FieldError({ plan: [unsuitedTexts[plan.obstacle]] });
  return plan;
}

/** Fields of the specification that a plan changes. */
function sizeOf({ spec: now }: ServiceRow, { spec }: Smaller): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(now));
  return Object.fromEntries(Object.entries(spec).filter(([name, value]) => before.get(name) !== value));
}
