import { defineMessage } from '@formatjs/intl';
import { withValues, type Message } from '../../../i18n/translate.ts';
import type { OrderBody } from '@hoster/contract';
import { isoUrlMaxLength, type OrderProblem, type OrderProblemCode } from '@hoster/domain';
import { orderLimits } from './limits.ts';
import type { OrderErrors } from '../../product-lines/ordered-line.ts';
import { invalidPromo } from '../../promo/order-promo.ts';
import { orderTexts } from '../texts.ts';

const atMost = (max: number): Message =>
  withValues(
    defineMessage({
      id: 'sales.order.limit.at-most',
      defaultMessage: 'Ensure this value is less than or equal to {max}.',
    }),
    { max },
  );
const noLonger = (max: number): Message =>
  withValues(
    defineMessage({
      id: 'sales.order.limit.no-longer',
      defaultMessage: 'Ensure this field has no more than {max} characters.',
    }),
    { max },
  );

const texts: Readonly<Record<OrderProblemCode, Message>> = {
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

/** Adds a text to a field. Several reasons may have the same text: it's added once. @param errors is written to */
export function addError(errors: OrderErrors, field: string, text: Message): void {
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
