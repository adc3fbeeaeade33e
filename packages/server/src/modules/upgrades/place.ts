import type { OrderCreated, UpgradeOrder } from '@hoster/contract';
import { chargeTermIn, toLedger, type Visitor } from '@hoster/domain';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError, FieldError, notFound } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import type { Viewer } from '../../http/viewer.ts';
import { catalogueOf, type Catalogue } from '../catalogue/load.ts';
import { productLines } from '../lines/list.ts';
import { once, type Repeatable } from '../orders/idempotency.ts';
import { lineRows } from '../orders/lines.ts';
import { locationOf } from '../orders/location-of.ts';
import { purchaseLines, purchases, services, type ServiceRow } from '../orders/tables.ts';
import { orderTexts } from '../orders/texts.ts';
import { lockAccount } from '../payments/balance.ts';
import { beginPayment } from '../payments/begin.ts';
import { methodErrors } from '../payments/methods.ts';
import { successUrl } from '../payments/ref.ts';
import { storePayment } from '../payments/store.ts';
import { rateOf } from '../site/currencies.ts';
import { waitingOf } from './find.ts';
import { upgradesOf, type Upgrade, type Upgrades } from './priced.ts';
import { serviceUpgrades } from './tables.ts';
import { upgradeTexts } from './texts.ts';

type Asked = z.output<typeof UpgradeOrder>;

interface By {
  readonly viewer: Viewer;
  readonly visitor: Visitor;
  readonly language: Language;
  readonly repeatable: Repeatable;
}

/**
 * Begins to move a service of the viewer's to a larger plan: holds room for it and starts the payment. From the balance it
 * is moved at once.
 * @throws FieldError 400, AppError 404 for no such service of theirs, 409 `not_upgradable`, `upgrade_waiting`,
 *   `price_changed`, `sold_out`
 */
export async function placeUpgrade(context: Context, serviceId: number, asked: Asked, by: By): Promise<OrderCreated> {
  const { db } = context;
  return once(db, by.repeatable, async (keep) => {
    const catalogue = await catalogueOf(db);
    return db.transaction(async (tx) => {
      await lockAccount(tx, by.viewer.accountId);
      const earlier = await keep.earlier(tx);
      if (earlier) return earlier;
      const own = and(eq(services.id, serviceId), eq(services.accountId, by.viewer.accountId));
      const [service] = await tx.select().from(services).where(own).for('update');
      if (!service) throw notFound(`No service ${serviceId} of account ${by.viewer.accountId}`);
      if (await waitingOf(tx, serviceId)) {
        throw new AppError({ status: 409, code: 'upgrade_waiting', detail: upgradeTexts.waiting });
      }
      const offer = await upgradesOf(tx, catalogue, service, context.clock.now());
      const upgrade = chosen(offer, asked.plan);
      const created = await store(context, tx, { service, offer, upgrade, asked, by, catalogue });
      await keep.answer(tx, created);
      return created;
    });
  });
}

function chosen({ obstacle, upgrades }: Upgrades, planId: number): Upgrade {
  if (obstacle !== null) {
    throw new AppError({ status: 409, code: 'not_upgradable', detail: upgradeTexts.obstacles[obstacle] });
  }
  const upgrade = upgrades.find((one) => one.planId === planId);
  if (!upgrade) throw new FieldError({ plan: [orderTexts.unknown] });
  return upgrade;
}

interface Placing {
  readonly service: ServiceRow;
  readonly offer: Upgrades;
  readonly upgrade: Upgrade;
  readonly asked: Asked;
  readonly by: By;
  readonly catalogue: Catalogue;
}

async function store(context: Context, tx: Db, placing: Placing): Promise<OrderCreated> {
  const { service, offer, upgrade, asked, by, catalogue } = placing;
  const { accountId } = service;
  const { userId } = by.viewer;
  const line = productLines[service.kind];
  const rate = rateOf(asked.currency);
  const charged = chargeTermIn(upgrade.now, asked.currency, rate);
  const total = toLedger(charged.total, asked.currency);
  if (asked.expected_total !== undefined && asked.expected_total !== total.amount) {
    throw new AppError({ status: 409, code: 'price_changed', detail: orderTexts.priceChanged, extra: { total } });
  }
  const totalCents = upgrade.now.total;
  const errors = methodErrors(context, catalogue, by.visitor, { ...asked, totalCents });
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
  if (!(await line.upgrades?.takeRoom(tx, upgrade, locationOf(service)))) {
    throw new AppError({ status: 409, code: 'sold_out', detail: upgradeTexts.soldOut });
  }
  const money = { currency: asked.currency, rate: String(rate) };
  const [purchase] = await tx
    .insert(purchases)
    .values({
      ...money,
      accountId,
      userId,
      language: by.language,
      totalCents,
      totalCurrencyCents: charged.total,
      rentMonths: service.rentMonths,
      tax: { ...offer.tax, amount_cents: upgrade.now.tax },
      legalEntityId: offer.legalEntityId,
      attribution: {},
    })
    .returning();
  if (!purchase) throw new Error('The upgrade was stored and is not there.');
  await tx.insert(purchaseLines).values(
    lineRows(purchase.id, upgrade.now, charged, {
      label: (plan, language) => upgradeTexts.line[language](line.label(plan, language), offer.days),
      ratePercent: offer.tax.rate_percent,
      trial: 'none',
      extras: [],
    }),
  );
  await tx.insert(serviceUpgrades).values({
    serviceId: service.id,
    purchaseId: purchase.id,
    planId: upgrade.planId,
    spec: upgrade.spec,
    pricing: upgrade.pricing,
    priceCents: upgrade.priceCents,
    createdAt: context.clock.now(),
  });
  const payment = await storePayment(tx, context.clock.now(), {
    ...money,
    accountId,
    userId,
    language: by.language,
    purpose: 'upgrade',
    purchaseId: purchase.id,
    serviceId: service.id,
    termEnd: service.paidUntil,
    method: asked.payment_method,
    amountCents: totalCents,
    amountCurrencyCents: charged.total,
  });
  await beginPayment(context, tx, payment, {
    method: asked.payment_method,
    savedCardId: asked.saved_card,
    asset: asked.crypto,
    description: service.name,
  });
  return {
    success_url: successUrl(payment.ref),
    payment_object_ref: payment.ref,
    order_ids: [service.id],
    total,
  };
}
