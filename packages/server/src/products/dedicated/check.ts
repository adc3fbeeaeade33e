import type { Message } from '../../i18n/translate.ts';
import type { DsOrder } from '@hoster/contract';
import { findDsProblems } from '@hoster/domain';
import { notFound } from '../../platform/http/index.ts';
import {
  addError,
  addProblems,
  type OrderErrors,
  orderLimits,
  sshKeyProblem,
  refuseExtras,
} from '../../sales/index.ts';
import { offerOf } from './offers/offers.ts';
import { dataOf, type DsShop } from './shop.ts';
import { isSurveyAnswered } from './survey.ts';
import { dsConfigurationTexts, dsProblemTexts, dsTexts } from './texts.ts';
import type { DsOfferRow } from './offers/tables.ts';

/**
 * Errors of an order of dedicated servers; see `OrderedLine.check`.
 * @throws AppError 404 for an offer that isn't the buyer's, or has expired
 */
export function checkDsOrder(shop: DsShop, order: DsOrder): OrderErrors {
  const errors: OrderErrors = {};
  const offer = offerInOrder(shop, order);
  const plan = shop.catalogue.dedicated.plans.find(({ id }) => id === order.tariff);
  if (!plan || (offer && offer.planId !== plan.id)) addError(errors, 'tariff', dsTexts.tariff_unknown);
  else addChoice(errors, dataOf(shop, plan, offer), order);
  if (offer?.usedAt) addError(errors, 'custom_tariff_id', dsTexts.offer_used);
  if (offer && order.count > 1) addError(errors, 'count', dsTexts.offer_is_for_one);
  if (order.survey !== null && !isSurveyAnswered(order.survey)) addError(errors, 'survey', dsTexts.survey);
  const keyProblem = order.ssh_key && sshKeyProblem(order.ssh_key.key);
  if (keyProblem) errors['ssh_key'] = { key: [keyProblem] };
  refuseExtras(errors, order);
  return errors;
}

/** @param errors is written to */
function addChoice(errors: OrderErrors, data: ReturnType<typeof dataOf>, order: DsOrder): void {
  const problems = findDsProblems(data, order, orderLimits);
  for (const problem of problems.order) {
    switch (problem.field) {
      case 'location':
      case 'os':
      case 'control_panel':
      case 'configuration':
        // Sold out is a 409, see `isSoldOut`.
        if (problem.code !== 'sold_out') addError(errors, problem.field, dsProblemTexts[problem.code]);
        break;
      default:
        addProblems(errors, [problem]);
    }
  }
  if (problems.configuration.length === 0) return;
  const fields: Record<string, Message[]> = {};
  for (const { field, code } of problems.configuration) addError(fields, field, dsConfigurationTexts[code]);
  errors['configuration'] = fields;
}

/** Returns the offer of an order. @throws AppError 404 when the buyer has none with this id, or no longer has it */
export function offerInOrder({ offers, now }: DsShop, { custom_tariff_id: id }: DsOrder): DsOfferRow | undefined {
  if (id === null) return undefined;
  const offer = offerOf(offers, id, now);
  if (!offer) throw notFound(`No offer ${id} for this account`);
  return offer;
}
