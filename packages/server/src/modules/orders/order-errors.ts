import type { OrderBody } from '@hoster/contract';
import { isoUrlMaxLength, type OrderProblem, type OrderProblemCode } from '@hoster/domain';
import type { Text } from '../../http/language.ts';
import { orderLimits } from './limits.ts';
import type { OrderErrors } from './line.ts';
import { invalidPromo } from './promo.ts';
import { orderTexts } from './texts.ts';

const atMost = (max: number): Text => ({
  en: `Ensure this value is less than or equal to ${max}.`,
  ru: `Значение не может быть больше ${max}.`,
});
const noLonger = (max: number): Text => ({
  en: `Ensure this field has no more than ${max} characters.`,
  ru: `Максимальная длина: ${max}.`,
});

const texts: Readonly<Record<OrderProblemCode, Text>> = {
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

/** Adds a text to a field. Several reasons may lead to the same sentence: it's said once. @param errors is written to */
export function addError(errors: OrderErrors, field: string, text: Text): void {
  const known = errors[field];
  if (!Array.isArray(known)) errors[field] ??= [text];
  else if (!known.includes(text)) known.push(text);
}

/** Adds the texts of problems that orders of several lines have. @param errors is written to */
export function addProblems(errors: OrderErrors, problems: readonly OrderProblem[]): void {
  for (const { field, code } of problems) {
    const [outer = field, inner] = field.split('.');
    if (inner === undefined) addError(errors, outer, texts[code]);
    else {
      const known = errors[outer];
      const deeper = Array.isArray(known) || known === undefined ? {} : known;
      errors[outer] = { ...deeper, [inner]: [...(deeper[inner] ?? []), texts[code]] };
    }
  }
}

/** Refuses every extra service, for a line that has none. @param errors is written to */
export function refuseExtras(errors: OrderErrors, { extra_services: chosen }: Pick<OrderBody, 'extra_services'>): void {
  for (const kind of ['monthly', 'one_time'] as const) {
    if (chosen[kind].length > 0) addProblems(errors, [{ field: `extra_services.${kind}`, code: 'extra_unknown' }]);
  }
}
