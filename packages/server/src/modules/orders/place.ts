import { and, eq } from 'drizzle-orm';
import type { OrderCreated, VpsOrder } from '@hoster/contract';
import { itemNames, toLedger } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { FieldError } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { lockAccount } from '../payments/balance.ts';
import { beginPayment, storePayment } from '../payments/begin.ts';
import { successUrl } from '../payments/ref.ts';
import { once, type Repeatable } from './idempotency.ts';
import { lineRows } from './lines.ts';
import { mailOrdered } from './mails.ts';
import { generalProject, projectNamed } from './projects.ts';
import { invalidPromo, usePromo } from './promo.ts';
import { quoteVpsOrder, soldOut, type Quote, type SignedInBuyer } from './quote.ts';
import { storeServices } from './store-services.ts';
import { takeStock } from './stock.ts';
import { projects, purchaseConsents, purchaseLines, purchases } from './tables.ts';
import { orderTexts } from './texts.ts';
import { hadTrial } from './trial.ts';
import { checkUnpaid } from './unpaid.ts';

/** Everything about an order's request that is not in its body. */
export interface OrderRequest {
  readonly buyer: SignedInBuyer;
  readonly language: Language;
  readonly repeatable: Repeatable;
  /** Attribution cookies by name. */
  readonly attribution: Record<string, string>;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Places an order: servers are reserved, the payment begun, the letter queued, all in one transaction or not at all.
 * @throws FieldError, AppError as `quoteVpsOrder`
 */
export async function placeVpsOrder(context: Context, order: VpsOrder, request: OrderRequest): Promise<OrderCreated> {
  return once(context.db, request.repeatable, async (keep) => {
    const quote = await quoteVpsOrder(context, request.buyer, order, request.language);
    return context.db.transaction(async (tx) => {
      await lockAccount(tx, request.buyer.viewer.accountId);
      const earlier = await keep.earlier(tx);
      if (earlier) return earlier;
      const created = await store(context, tx, order, request, quote);
      await keep.answer(tx, created);
      return created;
    });
  });
}

async function store(
  context: Context,
  tx: Db,
  order: VpsOrder,
  request: OrderRequest,
  quote: Quote,
): Promise<OrderCreated> {
  const { viewer } = request.buyer;
  const { total, charged } = quote;
  await reserve(context, tx, order, request, quote);
  const [purchase] = await tx
    .insert(purchases)
    .values({
      accountId: viewer.accountId,
      userId: viewer.userId,
      language: request.language,
      totalCents: total.total,
      currency: charged.currency,
      rate: charged.rate,
      totalCurrencyCents: charged.total,
      rentMonths: order.rent_period,
      tax: { ...quote.shop.data.tax, amount_cents: total.tax },
      promoCode: quote.shop.data.promo?.code ?? null,
      comment: order.comment,
      legalEntityId: order.legal_entity,
      attribution: request.attribution,
    })
    .returning();
  if (!purchase) throw new Error('The order was stored and is not there.');
  const naming = {
    ratePercent: purchase.tax.rate_percent,
    trial: order.trial,
    extras: quote.shop.catalogue.extras,
  };
  const lines = lineRows(purchase.id, total, charged, naming);
  await tx.insert(purchaseLines).values(lines);
  await tx.insert(purchaseConsents).values({
    purchaseId: purchase.id,
    userId: viewer.userId,
    termsVersion: order.terms_version,
    language: request.language,
    ip: request.ip,
    userAgent: request.userAgent,
  });
  const names = namesOf(order, quote, purchase.id);
  const ids = await storeServices(tx, order, {
    viewer,
    quote,
    names,
    purchaseId: purchase.id,
    projectId: await projectOf(tx, viewer.accountId, order),
  });
  const payment = await storePayment(tx, context.clock.now(), {
    accountId: viewer.accountId,
    userId: viewer.userId,
    purpose: 'purchase',
    purchaseId: purchase.id,
    method: order.payment_method,
    amountCents: total.total,
    currency: charged.currency,
    rate: charged.rate,
    amountCurrencyCents: charged.total,
    language: request.language,
    saveCard: order.save_card,
  });
  await mailOrdered(context, tx, purchase, {
    currency: charged.currency,
    totalCents: charged.total,
    lines: lines.map((line) => ({
      label: line.label[request.language],
      count: line.count,
      amountCents: line.amountCurrencyCents,
    })),
    names,
    paymentRef: payment.ref,
  });
  await beginPayment(context, tx, payment, order.payment_method, {
    useOverdraft: order.overdraft,
    savedCardId: order.saved_card,
    description: names.join(', '),
  });
  return {
    success_url: successUrl(payment.ref),
    payment_object_ref: payment.ref,
    order_ids: ids,
    total: toLedger(charged.total, charged.currency),
  };
}

/** Takes what there is only so much of: servers, the promo code, the trial. */
async function reserve(
  { clock }: Context,
  tx: Db,
  order: VpsOrder,
  { buyer }: OrderRequest,
  { planId, shop, total }: Quote,
): Promise<void> {
  if (order.trial !== 'none' && (await hadTrial(tx, buyer.viewer.accountId))) {
    throw new FieldError({ trial: [orderTexts.trialUsed] });
  }
  const { promo } = shop.data;
  if (promo && !(await usePromo(tx, promo.code, clock.now()))) throw new FieldError({ promo_code: [invalidPromo] });
  if (total.total > 0 && order.payment_method !== 'balance') {
    await checkUnpaid(tx, buyer.viewer.accountId, order.count);
  }
  if (!(await takeStock(tx, planId, order.location, order.count))) throw soldOut();
}

async function projectOf(tx: Db, accountId: number, order: VpsOrder): Promise<number> {
  if (order.project === undefined) return projectNamed(tx, accountId, order.project_name ?? generalProject);
  const [own] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, order.project), eq(projects.accountId, accountId)));
  if (!own) throw new FieldError({ project: [orderTexts.project] });
  return own.id;
}

/** Names of the items; without a wish, after the plan and the order. */
function namesOf(order: VpsOrder, { planId, shop }: Quote, purchaseId: number): string[] {
  const slug = shop.catalogue.plans.find((plan) => plan.id === planId)?.slug ?? 'vps';
  return itemNames(order.name || `${slug}-${purchaseId}`, order.count);
}
