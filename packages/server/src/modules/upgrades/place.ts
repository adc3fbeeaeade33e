import type { OrderCreated, UpgradeOrder } from '@hoster/contract';
import { chargeTermIn } from '@hoster/domain';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AppError, FieldError } from '../../http/errors.ts';
import type { Language } from '../../http/language.ts';
import { productLines } from '../lines/list.ts';
import { lineRows } from '../orders/lines.ts';
import { locationOf } from '../orders/location-of.ts';
import { purchaseLines, purchases, type ServiceRow } from '../orders/tables.ts';
import { orderTexts } from '../orders/texts.ts';
import { payForService, type Demand, type ServicePayer } from '../payments/pay-for-service.ts';
import { storePayment } from '../payments/store.ts';
import type { PaymentRow } from '../payments/tables.ts';
import { waitingOf } from './find.ts';
import { upgradesOf, type Upgrade, type Upgrades } from './priced.ts';
import { serviceUpgrades } from './tables.ts';
import { upgradeTexts } from './texts.ts';

type Asked = z.output<typeof UpgradeOrder>;

interface By extends ServicePayer {
  readonly language: Language;
}

/**
 * Begins to move a service of the viewer's to a larger plan: holds room for it and starts the payment. From the balance
 * it's moved immediately.
 * @throws as `payForService`, FieldError for no such plan, AppError 409 `not_upgradable`, `upgrade_waiting`, `sold_out`
 */
export async function placeUpgrade(context: Context, serviceId: number, asked: Asked, by: By): Promise<OrderCreated> {
  return payForService(context, serviceId, asked, by, async (tx, service, catalogue) => {
    if (await waitingOf(tx, serviceId)) {
      throw new AppError({ status: 409, code: 'upgrade_waiting', detail: upgradeTexts.waiting });
    }
    const offer = await upgradesOf(tx, catalogue, service, context.clock.now());
    const upgrade = chosen(offer, asked.plan);
    return {
      totalCents: upgrade.now.total,
      store: (charge) => store(context, tx, { service, offer, upgrade, asked, by }, charge),
    };
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
}

/** Holds the room for an upgrade, and stores its books as those of an order. */
async function store(
  context: Context,
  tx: Db,
  { service, offer, upgrade, asked, by }: Placing,
  charge: Parameters<Demand['store']>[0],
): Promise<PaymentRow> {
  const { accountId } = service;
  const { userId } = by.viewer;
  const line = productLines[service.kind];
  if (!(await line.upgrades?.takeRoom(tx, upgrade, locationOf(service)))) {
    throw new AppError({ status: 409, code: 'sold_out', detail: upgradeTexts.soldOut });
  }
  const charged = chargeTermIn(upgrade.now, charge.currency, charge.rate);
  const money = { currency: charged.currency, rate: charged.rate };
  const [purchase] = await tx
    .insert(purchases)
    .values({
      ...money,
      accountId,
      userId,
      language: by.language,
      totalCents: upgrade.now.total,
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
  return storePayment(tx, context.clock.now(), {
    ...money,
    accountId,
    userId,
    language: by.language,
    purpose: 'upgrade',
    purchaseId: purchase.id,
    serviceId: service.id,
    termEnd: service.paidUntil,
    method: asked.payment_method,
    amountCents: upgrade.now.total,
    amountCurrencyCents: charged.total,
  });
}
