import type { VpsOrder } from '@hoster/contract';
import { findOrderProblems, findProblems, isoUrlMaxLength, type OrderProblemCode } from '@hoster/domain';
import type { Text } from '../../../http/language.ts';
import { orderLimits } from '../../orders/limits.ts';
import type { OrderErrors } from '../../orders/line.ts';
import { invalidPromo } from '../../orders/promo.ts';
import { parseSshKey } from '../../orders/ssh-key.ts';
import { orderTexts, problemTexts } from '../../orders/texts.ts';
import type { VpsShop } from './shop.ts';

const atMost = (max: number): Text => ({
  en: `Ensure this value is less than or equal to ${max}.`,
  ru: `Значение не может быть больше ${max}.`,
});
const noLonger = (max: number): Text => ({
  en: `Ensure this field has no more than ${max} characters.`,
  ru: `Максимальная длина: ${max}.`,
});

const fieldTexts: Readonly<Record<OrderProblemCode, Text>> = {
  period_not_offered: orderTexts.period,
  too_many_items: atMost(orderLimits.items_max),
  host_name: orderTexts.hostName,
  host_name_too_long: noLonger(orderLimits.name_max_length),
  project_name_too_long: noLonger(orderLimits.project_name_max_length),
  promo_invalid: invalidPromo,
  iso_url_required: orderTexts.isoUrl,
  iso_url_invalid: orderTexts.isoUrl,
  iso_url_too_long: noLonger(isoUrlMaxLength),
  trial_used: orderTexts.trialUsed,
  trial_for_one: orderTexts.trialCount,
  extra_unknown: orderTexts.unknown,
  extra_count: orderTexts.extraCount,
  extra_twice: orderTexts.extraTwice,
  extra_unavailable_in_location: orderTexts.extraPlace,
  extra_incompatible: orderTexts.extraClash,
};

/** Errors of an order of servers; see `OrderedLine.check`. */
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
  if (order.ssh_key !== null && parseSshKey(order.ssh_key.key) === null) {
    errors['ssh_key'] = { key: [orderTexts.sshKey] };
  }
  for (const { field, code } of findOrderProblems(data, order, orderLimits)) {
    const [outer = field, inner] = field.split('.');
    const text = fieldTexts[code];
    if (inner === undefined) add(outer, text);
    else {
      const known = errors[outer];
      const deeper = Array.isArray(known) || known === undefined ? {} : known;
      errors[outer] = { ...deeper, [inner]: [...(deeper[inner] ?? []), text] };
    }
  }
  return errors;
}

/** How many custom servers a location can take; undefined where they are not sold. */
export function customStock({ catalogue, stock }: VpsShop, location: number): number | undefined {
  const custom = catalogue.plans.find((plan) => plan.isCustom);
  return custom && stock.get(custom.id)?.get(location);
}
