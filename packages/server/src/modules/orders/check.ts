import type { ExtraServiceChoice, VpsOrder } from '@hoster/contract';
import { byId, findProblems, hostNameProblem, termsVersion } from '@hoster/domain';
import type { Text } from '../../http/language.ts';
import { orderLimits } from './limits.ts';
import type { VpsShop } from './price-data.ts';
import { invalidPromo } from './promo.ts';
import { orderTexts, problemTexts } from './texts.ts';

/** Errors of an order by field; those of `extra_services` are one level deeper. */
export type OrderErrors = Record<string, Text[] | Record<string, Text[]>>;

const atMost = (max: number): Text => ({
  en: `Ensure this value is less than or equal to ${max}.`,
  ru: `Значение не может быть больше ${max}.`,
});
const noLonger = (max: number): Text => ({
  en: `Ensure this field has no more than ${max} characters.`,
  ru: `Не длиннее ${max} симв.`,
});

/**
 * Everything about an order that its schema cannot know: whether the choices exist, fit together and are offered.
 * Sold-out plans are no field error: they are answered with 409, since the buyer did nothing wrong.
 */
export function checkVpsOrder(shop: VpsShop, order: VpsOrder): OrderErrors {
  const { data } = shop;
  const errors: OrderErrors = {};
  const add = (field: string, text: Text) => {
    const known = errors[field];
    if (Array.isArray(known)) known.push(text);
    else errors[field] ??= [text];
  };

  for (const { code, field } of findProblems(data, order)) {
    // Several reasons may lead to the same sentence at the same field: say it once.
    const text = problemTexts[code];
    const said = errors[field];
    if (code !== 'sold_out' && !(Array.isArray(said) && said.includes(text))) add(field, text);
  }
  if (order.configuration !== null && customStock(shop, order.location) === undefined && !errors['location']) {
    add('location', problemTexts.plan_unavailable_in_location);
  }
  if (!data.rent_periods.some(({ months }) => months === order.rent_period)) add('rent_period', orderTexts.period);
  if (order.count > orderLimits.items_max) add('count', atMost(orderLimits.items_max));
  if (order.name !== undefined && order.name !== '') {
    const problem = hostNameProblem(order.name, order.count);
    if (problem !== null) {
      add('name', problem === 'too_long' ? noLonger(orderLimits.name_max_length) : orderTexts.hostName);
    }
  }
  if ((order.project_name?.length ?? 0) > orderLimits.project_name_max_length) {
    add('project_name', noLonger(orderLimits.project_name_max_length));
  }
  if (order.terms_version !== termsVersion) add('terms_version', orderTexts.terms);
  if (data.promo && !data.promo.valid) add('promo_code', invalidPromo);
  if (order.trial !== 'none' && !data.trial.available) add('trial', orderTexts.trialUsed);
  if (order.trial !== 'none' && order.count > 1) add('trial', orderTexts.trialCount);
  const extras = extraErrors(shop, order);
  if (Object.keys(extras).length > 0) errors['extra_services'] = extras;
  return errors;
}

/** How many custom servers a location can take; undefined where they are not sold. */
export function customStock({ catalogue, stock }: VpsShop, location: number): number | undefined {
  const custom = catalogue.plans.find((plan) => plan.isCustom);
  return custom && stock.get(custom.id)?.get(location);
}

function extraErrors({ data }: VpsShop, order: VpsOrder): Record<string, Text[]> {
  const errors: Record<string, Text[]> = {};
  const chosen = [...order.extra_services.monthly, ...order.extra_services.one_time].filter(({ count }) => count > 0);
  const ids = chosen.map(({ id }) => id);
  for (const kind of ['monthly', 'one_time'] as const) {
    const found = order.extra_services[kind].flatMap((choice) => {
      const text = extraError(data.extra_services[kind], choice, order.location, ids);
      return text ? [text] : [];
    });
    if (found.length > 0) errors[kind] = [...new Set(found)];
  }
  return errors;
}

function extraError(
  services: VpsShop['data']['extra_services']['monthly'],
  { id, count }: ExtraServiceChoice,
  location: number,
  chosen: readonly number[],
): Text | null {
  const service = byId(services, id);
  if (!service) return orderTexts.unknown;
  if (count === 0) return service.min > 0 ? orderTexts.extraCount : null;
  if (chosen.indexOf(id) !== chosen.lastIndexOf(id)) return orderTexts.extraTwice;
  if (service.locations !== null && !service.locations.includes(location)) return orderTexts.extraPlace;
  if (count < service.min || count > service.max || (count - service.min) % service.step !== 0) {
    return orderTexts.extraCount;
  }
  return service.incompatible_with.some((other) => chosen.includes(other)) ? orderTexts.extraClash : null;
}
