import { textIn } from '../../../i18n/localised.ts';
import { and, eq } from '../../../platform/db/drizzle.ts';
import type { OrderBody, OrderCreated } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { FieldError, type Language } from '../../../platform/http/index.ts';
import {
  beginPayment,
  checkUnpaid,
  lineRows,
  lockOpenAccount,
  idempotently,
  purchaseLines,
  purchases,
  type Repeatable,
  storePayment,
  successUrl,
  userRecipient,
} from '../../../billing/index.ts';
import { orderedDraft } from '../drafts/drafts.ts';
import type { OrderedLine, Shop } from '../../product-lines/ordered-line.ts';
import { defaultProject, projectNamed } from './projects.ts';
import { invalidPromo, redeemPromo } from '../../promo/order-promo.ts';
import { quoteOrder, soldOut, type Quote, type SignedInBuyer } from './quote.ts';
import { storeItem } from './store-item.ts';
import { projects, purchaseConsents } from '../tables.ts';
import { orderTexts } from '../texts.ts';
import { hadTrial, takeTrial } from '../trial/trial.ts';
import type { Sign } from '../trial/trial-signs.ts';
import { noteUnproven, takeSigns, UnprovenTrial } from '../trial/unproven.ts';
import { mailOrdered } from '../emails.ts';

/** Data of an order's request that isn't in its body. */
export interface OrderRequest {
  readonly buyer: SignedInBuyer;
  readonly language: Language;
  readonly repeatable: Repeatable;
  /** Attribution cookies by name. */
  readonly attribution: Record<string, string>;
  /** Of the draft that the order is made from; null without one. */
  readonly draftHash: string | null;
  /** Of a customer who orders a free trial. */
  readonly trialSigns: readonly Sign[];
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Places an order of a product line: takes stock, starts the payment and queues the email in one transaction.
 * @throws as `quoteOrder`, and AppError 409 `orders_closed`, `unpaid_order` and `idempotency_key_reused`
 */
export async function placeOrder<Order extends OrderBody, Own extends Shop>(
  context: Context,
  productLine: OrderedLine<Order, Own>,
  order: Order,
  request: OrderRequest,
): Promise<OrderCreated> {
  return idempotently(context.db, request.repeatable, async (keep) => {
    const quote = await quoteOrder(context, productLine, request.buyer, order, request.language);
    const { accountId } = request.buyer.viewer;
    try {
      return await context.db.transaction(async (tx) => {
        await lockOpenAccount(tx, accountId);
        const earlier = await keep.earlier(tx);
        if (earlier) return earlier;
        const created = await store(context, tx, { productLine, order, request, quote });
        await keep.answer(tx, created);
        return created;
      });
    } catch (error) {
      if (error instanceof UnprovenTrial) await noteUnproven(context, accountId, error);
      throw error;
    }
  });
}

interface Placing<Order extends OrderBody, Own extends Shop> {
  readonly productLine: OrderedLine<Order, Own>;
  readonly order: Order;
  readonly request: OrderRequest;
  readonly quote: Quote<Own>;
}

async function store<Order extends OrderBody, Own extends Shop>(
  context: Context,
  tx: Db,
  placing: Placing<Order, Own>,
): Promise<OrderCreated> {
  const { productLine, order, request, quote } = placing;
  const { viewer } = request.buyer;
  const { total, charged } = quote;
  await reserve(context, tx, placing);
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
      promoCode: promoOf(quote)?.code ?? null,
      comment: order.comment,
      legalEntityId: order.legal_entity,
      attribution: request.attribution,
    })
    .returning();
  if (!purchase) throw new Error('The purchase was stored but not found.');
  if (quote.trial !== 'none') await takeTrial(tx, purchase.id, request.buyer.trialMarks);
  if (quote.trial === 'free') {
    const { trialSigns: signs } = request;
    await takeSigns(context, tx, { accountId: viewer.accountId, purchaseId: purchase.id, signs });
  }
  const item = await storeItem(context, tx, {
    productLine,
    order,
    quote,
    viewer,
    purchaseId: purchase.id,
    projectId: await projectOf(tx, viewer.accountId, order),
    paidCents: total.total,
  });
  const { ids, names } = item;
  if (request.draftHash !== null) await orderedDraft(tx, request.draftHash, productLine.line, purchase.id);
  const lines = lineRows(purchase.id, total, charged, { ...item.naming, ratePercent: purchase.tax.rate_percent });
  await tx.insert(purchaseLines).values(lines);
  await tx.insert(purchaseConsents).values({
    purchaseId: purchase.id,
    userId: viewer.userId,
    termsVersion: order.terms_version,
    language: request.language,
    ip: request.ip,
    userAgent: request.userAgent,
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
  const to = await userRecipient(tx, purchase.userId, purchase.accountId);
  await mailOrdered(context, tx, to, {
    currency: charged.currency,
    totalCents: charged.total,
    lines: lines.map((item) => ({
      label: textIn(item.label, to.language),
      count: item.count,
      amountCents: item.amountCurrencyCents,
    })),
    names,
    months: order.rent_period,
    nextCents: charged.next,
    renewalCents: charged.renewal.total,
    isTrial: quote.trial !== 'none',
    paymentRef: payment.ref,
  });
  await beginPayment(context, tx, payment, {
    method: order.payment_method,
    useOverdraft: order.overdraft,
    savedCardId: order.saved_card,
    asset: order.crypto,
    description: names.join(', '),
  });
  return {
    success_url: successUrl(payment.ref),
    payment_object_ref: payment.ref,
    order_ids: ids,
    total: toLedger(charged.total, charged.currency),
  };
}

/** Takes limited resources: stock, the promo code, the trial. */
async function reserve<Order extends OrderBody, Own extends Shop>(
  { clock }: Context,
  tx: Db,
  { productLine, order, request: { buyer }, quote }: Placing<Order, Own>,
): Promise<void> {
  if (quote.trial !== 'none' && (await hadTrial(tx, buyer.viewer.accountId, buyer.trialMarks))) {
    throw new FieldError({ trial: [orderTexts.trialUsed] });
  }
  const promo = promoOf(quote);
  if (promo && !(await redeemPromo(tx, promo.code, buyer.viewer.accountId, clock.now())))
    throw new FieldError({ promo_code: [invalidPromo] });
  if (quote.total.total > 0 && order.payment_method !== 'balance') {
    await checkUnpaid(tx, buyer.viewer.accountId);
  }
  if (!(await productLine.reserveStock(tx, order, quote.plan.id))) throw soldOut(productLine);
}

/** The promo code that an order uses up; a trial leaves it for another one. */
const promoOf = ({ trial, shop }: Quote<Shop>) => (trial === 'none' ? shop.data.promo : null);

async function projectOf(tx: Db, accountId: number, order: OrderBody): Promise<number> {
  if (order.project_name !== undefined) return projectNamed(tx, accountId, order.project_name);
  if (order.project === undefined) return defaultProject(tx, accountId);
  const [own] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, order.project), eq(projects.accountId, accountId)));
  if (!own) throw new FieldError({ project: [orderTexts.project] });
  return own.id;
}
