import type { DsOrder } from '@hoster/contract';
import type { Db } from '../../../db/types.ts';
import { orderedKeys } from '../../orders/ordered-keys.ts';
import { offerInOrder } from './check.ts';
import type { DsSpec } from './ds-spec.ts';
import { planOf, type DsShop } from './shop.ts';
import { answersGiven } from './survey.ts';

/** What a server of an order consists of. Throws FieldError for keys that aren't the customer's. */
export async function dsSpecFor(tx: Db, shop: DsShop, order: DsOrder, userId: number): Promise<DsSpec> {
  const { deliveryHours, isOnOrder } = planOf(shop, order.tariff);
  const offer = offerInOrder(shop, order);
  const keys = await orderedKeys(tx, order, userId);
  const isWindows = shop.catalogue.os.find(({ id }) => id === order.os)?.family === 'windows';
  return {
    os: order.os,
    control_panel: order.control_panel,
    configuration: offer ? offer.configuration : order.configuration,
    offer: offer?.id ?? null,
    // Windows is entered with a password.
    ssh_keys: isWindows ? [] : keys,
    survey: answersGiven(order.survey),
    delivery_hours: deliveryHours,
    from_stock: !isOnOrder,
    trial: 'none',
    extra_services: order.extra_services,
  };
}
