import type { OrderCreated, StaffOrderInput } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { textIn } from '../../../i18n/localised.ts';
import type { Context } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { FieldError, type Language } from '../../../platform/http/index.ts';
import { termsInForce } from '../../../identity/index.ts';
import {
  balanceOf,
  beginPayment,
  idempotently,
  lockOpenAccount,
  methodsFor,
  purchaseLines,
  purchases,
  queueExpiry,
  repeatable,
  storePayment,
  successUrl,
  userRecipient,
} from '../../../billing/index.ts';
import { mustBeOpen } from '../../../settings/index.ts';
import { defaultProject } from '../place/projects.ts';
import type { SignedInBuyer } from '../place/quote.ts';
import { storeItem } from '../place/store-item.ts';
import { staffOrders } from '../tables.ts';
import { buyerOfAccount, hasAcceptedTerms } from './buyer.ts';
import { mailStaffOrder } from './emails.ts';
import { basketRows, quoteBasket, type QuotedBasket } from './quote.ts';
import { staffOrderTexts } from './texts.ts';

/** How long the customer may pay: as long as by bank transfer. */
const payDays = 7;

/** Who of the staff orders, and in which language they read. */
interface Orderer {
  readonly userId: number;
  readonly language: Language;
}

/**
 * Orders a basket for a customer with one payment, once for its key: takes stock and addresses, and sends the email.
 * @throws as `quoteBasket` and `buyerOfAccount`; FieldError for a balance that is too low or terms that aren't accepted
 */
export async function orderForCustomer(
  context: Context,
  { key, ...asked }: StaffOrderInput,
  by: Orderer,
): Promise<OrderCreated> {
  const { db } = context;
  const buyer = await buyerOfAccount(db, asked.customer);
  await mustBeOpen(context, db);
  return idempotently(db, repeatable(asked.customer, 'staff-order', key, asked), async (keep) => {
    const quoted = await quoteBasket(context, buyer, asked, by.language);
    return db.transaction(async (tx) => {
      await lockOpenAccount(tx, asked.customer);
      const earlier = await keep.earlier(tx);
      if (earlier) return earlier;
      if (asked.pay === 'balance') await checkBalance(context, tx, asked.customer, quoted.totalCents);
      const created = await store(context, tx, { asked, buyer, by, quoted });
      await keep.answer(tx, created);
      return created;
    });
  });
}

/** Nothing is charged for somebody who hasn't agreed to the terms. */
async function checkBalance({ clock }: Context, tx: Db, accountId: number, totalCents: number): Promise<void> {
  if (!(await hasAcceptedTerms(tx, accountId, await termsInForce(tx, clock.now())))) {
    throw new FieldError({ pay: [staffOrderTexts.terms] });
  }
  if ((await balanceOf(tx, accountId)) < totalCents) throw new FieldError({ pay: [staffOrderTexts.balance] });
}

interface Placing {
  readonly asked: Omit<StaffOrderInput, 'key'>;
  readonly buyer: SignedInBuyer;
  readonly by: Orderer;
  readonly quoted: QuotedBasket;
}

async function store(context: Context, tx: Db, { asked, buyer, by, quoted }: Placing): Promise<OrderCreated> {
  const { viewer } = buyer;
  const { charged, totalCents } = quoted;
  await reserve(tx, quoted);
  const [purchase] = await tx
    .insert(purchases)
    .values({
      accountId: viewer.accountId,
      userId: viewer.userId,
      language: viewer.language,
      totalCents,
      currency: charged.currency,
      rate: charged.rate,
      totalCurrencyCents: charged.total,
      rentMonths: Math.max(...quoted.items.map(({ order }) => order.rent_period)),
      tax: quoted.tax,
      legalEntityId: asked.legal_entity,
      attribution: {},
    })
    .returning();
  if (!purchase) throw new Error('The purchase was stored but not found.');
  const { note, pay, reason } = asked;
  await tx.insert(staffOrders).values({ purchaseId: purchase.id, placedBy: by.userId, pay, reason, note });
  const stored = await storeItems(context, tx, { buyer, purchaseId: purchase.id, quoted });
  const { ofItems, ofTax } = basketRows(
    quoted,
    purchase.id,
    stored.map(({ naming }) => naming),
  );
  const rows = [...ofItems.flat(), ...ofTax].map((row, position) => ({ ...row, position }));
  await tx.insert(purchaseLines).values(rows);
  const payment = await storePayment(
    tx,
    context.clock.now(),
    {
      accountId: viewer.accountId,
      userId: viewer.userId,
      purpose: 'purchase',
      purchaseId: purchase.id,
      method: pay === 'balance' ? pay : usualMethod(context, quoted, buyer),
      amountCents: totalCents,
      currency: charged.currency,
      rate: charged.rate,
      amountCurrencyCents: charged.total,
      language: viewer.language,
    },
    payDays,
  );
  const to = await userRecipient(tx, viewer.userId, viewer.accountId);
  const names = stored.flatMap((item) => item.names);
  await mailStaffOrder(context, tx, to, {
    names,
    note,
    isPaid: pay === 'balance',
    lines: rows.map((row) => ({ ...row, label: textIn(row.label, to.language) })),
    currency: charged.currency,
    totalCents: charged.total,
    paymentRef: payment.ref,
    expiresAt: payment.expiresAt,
  });
  if (pay === 'link') await queueExpiry(context, tx, payment);
  else await beginPayment(context, tx, payment, { method: 'balance', description: names.join(', ') });
  return {
    success_url: successUrl(payment.ref),
    payment_object_ref: payment.ref,
    order_ids: stored.flatMap(({ ids }) => ids),
    total: toLedger(charged.total, charged.currency),
  };
}

/** Takes the stock of each line. @throws FieldError beside the line that another order was faster with */
async function reserve(tx: Db, { items }: QuotedBasket): Promise<void> {
  for (const [index, { order, plan, productLine }] of items.entries()) {
    if (await productLine.reserveStock(tx, order, plan.id)) continue;
    throw new FieldError({ lines: { [index]: { line: [productLine.soldOut] } } });
  }
}

/** Stores the services of each line. @throws as `storeItem`, with errors beside the line */
async function storeItems(
  context: Context,
  tx: Db,
  { buyer, purchaseId, quoted }: { buyer: SignedInBuyer; purchaseId: number; quoted: QuotedBasket },
) {
  const { viewer } = buyer;
  const projectId = await defaultProject(tx, viewer.accountId);
  const stored = [];
  for (const [index, { order, plan, price, pricing, productLine, shop }] of quoted.items.entries()) {
    const quote = {
      shop,
      plan,
      trial: 'none' as const,
      renewalCents: price.renewalPerMonth,
      pricing: price.hasOwnPrice ? null : pricing,
    };
    const item = { productLine, order, quote, viewer, purchaseId, projectId, paidCents: price.gross };
    try {
      stored.push(await storeItem(context, tx, item));
    } catch (error) {
      if (error instanceof FieldError) throw new FieldError({ lines: { [index]: error.fields } });
      throw error;
    }
  }
  return stored;
}

/** What the payment page offers first. */
function usualMethod(context: Context, { charged, items }: QuotedBasket, { visitor }: SignedInBuyer) {
  const [first] = items;
  const methods = first ? methodsFor(context, first.shop.catalogue, visitor) : [];
  const fitting = methods.find(({ currencies, slug }) => slug !== 'balance' && currencies.includes(charged.currency));
  return fitting?.slug ?? 'balance';
}
