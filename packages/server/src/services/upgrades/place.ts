import { translate } from '../../i18n/translate.ts';
import type { OrderCreated, UpgradeOrder } from '@hoster/contract';
import type { z } from 'zod';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, FieldError } from '../../platform/http/index.ts';
import { locationOf, orderTexts, type ServiceRow } from '../../sales/index.ts';
import { payForService, type ServicePayer } from '../payment/pay-for-service.ts';
import { storeForService, type Charge } from '../payment/store-for-service.ts';
import type { PaymentRow } from '../../billing/index.ts';
import { waitingUpgradeOf } from './find.ts';
import { upgradesOf, type Upgrade, type Upgrades } from './priced.ts';
import { serviceUpgrades } from './tables.ts';
import { upgradeTexts } from './texts.ts';

type Asked = z.output<typeof UpgradeOrder>;

/**
 * Starts an upgrade of the viewer's service to a larger plan: reserves capacity and starts the payment. From the
 * balance, it's upgraded immediately.
 * @throws as `payForService`, FieldError for no such plan, AppError 409 `not_upgradable`, `upgrade_waiting`, `sold_out`
 */
export async function placeUpgrade(
  context: Context,
  serviceId: number,
  asked: Asked,
  by: ServicePayer,
): Promise<OrderCreated> {
  return payForService(context, serviceId, asked, by, async (tx, service, catalogue) => {
    if (await waitingUpgradeOf(tx, serviceId)) {
      throw new AppError({ status: 409, code: 'upgrade_waiting', detail: upgradeTexts.waiting });
    }
    const offer = await upgradesOf(context, tx, catalogue, service);
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
  readonly by: ServicePayer;
}

/** Reserves capacity for an upgrade, and stores its purchase and its payment. */
async function store(
  context: Context,
  tx: Db,
  { service, offer, upgrade, asked, by }: Placing,
  charge: Charge,
): Promise<PaymentRow> {
  const line = context.serviceLines[service.kind];
  if (!(await line.upgrades?.reserveRoom(tx, upgrade, locationOf(service)))) {
    throw new AppError({ status: 409, code: 'sold_out', detail: upgradeTexts.soldOut });
  }
  const payment = await storeForService(context, tx, service, {
    ...offer,
    total: upgrade.now,
    charge,
    userId: by.viewer.userId,
    language: by.language,
    naming: {
      label: (plan, language) =>
        translate(language, upgradeTexts.line, { plan: line.label(plan, language), days: offer.days }),
      extras: [],
    },
    payment: { purpose: 'upgrade', method: asked.payment_method },
  });
  await tx.insert(serviceUpgrades).values({
    serviceId: service.id,
    purchaseId: payment.purchaseId,
    planId: upgrade.planId,
    spec: upgrade.spec,
    pricing: upgrade.pricing,
    priceCents: upgrade.priceCents,
    createdAt: context.clock.now(),
  });
  return payment;
}
