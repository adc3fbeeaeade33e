import type {
  ExtraService,
  ExtraServiceChoice,
  ExtraServices,
  OrderPromo,
  OrderTax,
  RentPeriod,
  VpsConfiguration,
  VpsOrderContext,
  VpsParameters,
  VpsTrial,
} from '@hoster/contract';
import { fromCents, toCents } from '../../money/money.ts';
import { buyerPricing, type PricedExtra, type PricingInput } from '../../money/pricing.ts';
import { byId, type VpsCatalogue, type VpsChoice } from './choice.ts';

/** Everything that prices a VPS: the catalogue, and parts of the order context and parameters as they came. */
export interface VpsPriceData extends VpsCatalogue {
  parameters: VpsParameters;
  rent_periods: readonly RentPeriod[];
  extra_services: ExtraServices;
  base_administration: Pick<VpsOrderContext['base_administration'], 'default' | 'price'>;
  trial: VpsTrial;
  promo: OrderPromo | null;
  tax: OrderTax;
}

/** List price per month of a custom VPS, EUR net: the base price and every step above what it includes. */
export function configurationPrice(parameters: VpsParameters, configuration: VpsConfiguration): number {
  const steps = parameters.parameters.map(({ name, included, step, price_per_step }) => {
    const above = Math.max(0, configuration[name] - included);
    return Math.ceil(above / step) * toCents(price_per_step);
  });
  return fromCents(steps.reduce((sum, cents) => sum + cents, toCents(parameters.base_price)));
}

/** Units of a service that cost something. */
export function chargedUnits(service: ExtraService, count: number): number {
  return Math.max(0, count - service.included);
}

function extrasOf(services: readonly ExtraService[], chosen: readonly ExtraServiceChoice[], once: boolean) {
  return chosen.flatMap(({ id, count }): PricedExtra[] => {
    const service = byId(services, id);
    if (!service) return [];
    const { slug, name, price } = service;
    return [{ key: slug, label: name, price, units: chargedUnits(service, count), once }];
  });
}

function tariffOf(data: VpsPriceData, { tariff, configuration }: VpsChoice): PricingInput['tariff'] {
  if (configuration) return { key: 'custom', price: configurationPrice(data.parameters, configuration) };
  const plan = byId(data.tariffs, tariff);
  return plan
    ? { key: plan.slug, label: plan.name, price: plan.price, setupFee: plan.setup_fee }
    : { key: 'custom', price: 0 };
}

function trialOf(kind: VpsChoice['trial'], trial: VpsTrial): NonNullable<PricingInput['trial']> | null {
  if (kind === 'none') return null;
  return kind === 'paid' ? { price: trial.paid_price, days: trial.paid_days } : { price: 0, days: trial.free_days };
}

/** The input of `computeTotal` for a VPS. What is not in the catalogue costs nothing here: it is refused elsewhere. */
export function vpsPricing(data: VpsPriceData, choice: VpsChoice): PricingInput {
  const { trial, extra_services: services } = data;
  const period = data.rent_periods.find(({ months }) => months === choice.rent_period);
  const image = byId(data.disk_images, choice.disk_image);
  const os = byId(data.os, image ? image.os : choice.os);
  const panel = byId(data.control_panels, choice.control_panel);
  const location = byId(data.locations, choice.location);
  const frequency = data.frequencies.find(({ value }) => value === choice.frequency);
  const administration: PricedExtra[] =
    choice.base_administration && data.base_administration.price > 0
      ? [{ key: 'base_administration', price: data.base_administration.price, units: 1, once: false }]
      : [];
  return {
    tariff: tariffOf(data, choice),
    surcharges: [location?.price_percent ?? 0, frequency?.price_percent ?? 0],
    extras: [
      ...extrasOf(services.monthly, choice.extra_services.monthly, false),
      ...administration,
      ...extrasOf(services.one_time, choice.extra_services.one_time, true),
    ],
    licenses: [
      ...(os ? [{ key: os.slug, label: `${os.name} ${os.version}`, price: os.price }] : []),
      ...(panel
        ? [{ key: panel.slug, label: [panel.name, panel.edition].filter(Boolean).join(' '), price: panel.price }]
        : []),
    ],
    period: { months: choice.rent_period, discountPercent: period?.discount_percent ?? 0 },
    count: choice.count,
    trial: trialOf(choice.trial, trial),
    ...buyerPricing(data),
    // A trial doesn't use a promo code up, so that it's left for an order.
    ...(choice.trial !== 'none' && { promo: null }),
  };
}
