import type { DsConfigured, DsOrder, SurveyAnswers } from '@hoster/contract';
import { boughtNothing, type CommonSpec, orderedKeys } from '../../sales/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { offerInOrder } from './check.ts';
import { planOf, type DsShop } from './shop.ts';
import { answersGiven } from './survey.ts';

/**
 * Specification of an ordered dedicated server. SSH keys are copied, so that deleting one later doesn't change the
 * order; `configuration` null: as the plan has it.
 */
export type DsSpec = CommonSpec & {
  os: number;
  control_panel: number | null;
  configuration: DsConfigured | null;
  /** Id of the offer that was ordered. */
  offer: number | null;
  ssh_keys: { title: string; key: string }[];
  survey: SurveyAnswers | null;
  /** Promised time from payment to delivery. */
  delivery_hours: number;
  /** Whether it was taken from the stock. */
  from_stock: boolean;
};

const isDsSpec = (spec: CommonSpec): spec is DsSpec => 'delivery_hours' in spec;

/** Specification of an ordered dedicated server. @throws Error for a service of another line */
export function dsSpecOf({ spec }: { readonly spec: CommonSpec }): DsSpec {
  if (!isDsSpec(spec)) throw new Error('The service isn’t a dedicated server.');
  return spec;
}

/** Returns the specification of a server of an order. Throws FieldError for keys that aren't the customer's. */
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
    // Windows uses a password to sign in.
    ssh_keys: isWindows ? [] : keys,
    survey: answersGiven(order.survey),
    delivery_hours: deliveryHours,
    from_stock: !isOnOrder,
    trial: 'none',
    extra_services: order.extra_services,
  };
}

/** Specification of a server that was taken over: as its plan has it, and whatever system is on it. */
export function adoptedDs({ everyPlan }: Catalogue, planId: number): DsSpec | null {
  return everyPlan.dedicated.some(({ id }) => id === planId)
    ? {
        os: 0,
        control_panel: null,
        configuration: null,
        offer: null,
        ssh_keys: [],
        survey: null,
        delivery_hours: 0,
        from_stock: false,
        ...boughtNothing,
      }
    : null;
}
