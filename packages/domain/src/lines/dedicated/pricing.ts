import type { DsConfiguration, DsConfigured } from '@hoster/contract';
import { euroCents, fromCents, toCents } from '../../money/money.ts';
import { buyerPricing, type PricedExtra, type PricedPart, type PricingInput } from '../../money/pricing.ts';
import { byId } from '../vps/choice.ts';
import { disksOf, type DsChoice, type DsData } from './choice.ts';

/** The input of `computeTotal` for a dedicated server. What isn't on offer costs nothing here: it is refused elsewhere. */
export function dsPricing(data: DsData, choice: DsChoice): PricingInput {
  const { tariff, configuration } = data;
  const period = data.rent_periods.find(({ months }) => months === choice.rent_period);
  return {
    tariff: { key: tariff.slug, label: tariff.name, price: tariff.price, setupFee: tariff.setup_fee },
    extras: configuration && choice.configuration ? partsOf(configuration, choice.configuration) : [],
    licenses: licensesOf(data, choice),
    period: { months: choice.rent_period, discountPercent: period?.discount_percent ?? 0 },
    count: choice.count,
    ...buyerPricing(data),
  };
}

function licensesOf({ os, control_panels: panels }: DsData, choice: DsChoice): PricedPart[] {
  const system = byId(os, choice.os);
  const panel = byId(panels, choice.control_panel);
  return [
    ...(system ? [{ key: system.slug, label: `${system.name} ${system.version}`, price: system.price }] : []),
    ...(panel
      ? [{ key: panel.slug, label: [panel.name, panel.edition].filter(Boolean).join(' '), price: panel.price }]
      : []),
  ];
}

/** Parts of a server that cost more than what its plan has, a line each. */
function partsOf(offer: DsConfiguration, chosen: DsConfigured): PricedExtra[] {
  const memory = byId(offer.memory.options, chosen.memory);
  const controller = byId(
    offer.raid_controllers.flatMap((one) => (one.id === null ? [] : [{ ...one, id: one.id }])),
    chosen.raid_controller,
  );
  const port = byId(offer.ports, chosen.port);
  const traffic = byId(offer.extra_traffic, chosen.extra_traffic);
  return [
    part('cpu', `${chosen.cpu_count} × CPU`, offer.cpu.options.find(({ count }) => count === chosen.cpu_count)?.price),
    part('memory', memory?.label, memory?.price),
    part('disks', diskNames(offer, chosen.disks), diskPrice(offer, chosen.disks)),
    part('raid', controller?.name, controller?.price),
    part('port', port?.label, port?.price),
    ...chosen.ips.flatMap((id) => {
      const block = byId(offer.ips, id);
      return block ? [part(`ip-${id}`, block.label, block.price)] : [];
    }),
    part('traffic', traffic && `${traffic.volume} TB`, traffic?.price),
  ].filter(({ price }) => price > 0);
}

const part = (key: string, label: string | undefined, price = 0): PricedExtra => ({
  key,
  ...(label !== undefined && { label }),
  price,
  units: 1,
  once: false,
});

const diskNames = (offer: DsConfiguration, disks: DsConfigured['disks']): string =>
  disksOf(offer, disks)
    .map(({ option, count }) => `${count} × ${option.name}`)
    .join(', ');

/**
 * What drives add a month to the plan, EUR. The plan's own drives are credited when others take their place; fewer or
 * cheaper ones never lower the price.
 */
export function diskPrice(offer: DsConfiguration, chosen: DsConfigured['disks']): number {
  const cents = (disks: DsConfigured['disks']) =>
    disksOf(offer, disks).reduce((sum, { option, count }) => sum + toCents(option.price) * count, 0);
  return fromCents(euroCents(Math.max(0, cents(chosen) - cents(offer.disks.default))));
}
