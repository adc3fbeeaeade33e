import { orderSearch, writeDsQuery, type DsChoice } from '@hoster/domain';
import type { Catalogue } from '../../catalogue/index.ts';
import { locationOf, orderedAs, type ServiceRow } from '../../sales/index.ts';
import { dsSpecOf } from './specification.ts';
import type { PurchaseRow } from '../../billing/index.ts';

/** Differs from every choice, so that the address contains every choice. */
const nothing: DsChoice = {
  tariff: -1,
  custom_tariff_id: null,
  location: -1,
  os: -1,
  control_panel: -1,
  configuration: null,
  rent_period: -1,
  count: -1,
};

/** Address of the order page with the configuration of a purchase; see `OrderedLine.address`. */
export function dsAddress(
  { dedicated: { plans } }: Catalogue,
  purchase: PurchaseRow,
  ordered: [ServiceRow, ...ServiceRow[]],
): string {
  const [first] = ordered;
  const plan = plans.find(({ id }) => id === first.planId);
  if (!plan) return '/dedicated-servers/';
  const { configuration, control_panel, offer, os } = dsSpecOf(first);
  const choice: DsChoice = {
    tariff: plan.id,
    custom_tariff_id: offer,
    location: locationOf(first),
    os,
    control_panel,
    // The configuration of an offer can't be changed.
    configuration: offer === null ? configuration : null,
    ...orderedAs(purchase, ordered, plan.slug),
  };
  const query = Object.fromEntries(writeDsQuery(choice, nothing));
  return `/dedicated-servers/${plan.slug}/${orderSearch({
    ...(offer !== null && { custom_tariff_id: String(offer) }),
    ...query,
  })}`;
}
