import type { ContextScope } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { taxAt } from '../../../platform/company/index.ts';
import type { Context } from '../../../platform/index.ts';
import type { Language } from '../../../platform/http/index.ts';
import { termsInForce } from '../../../identity/index.ts';
import {
  balanceOf,
  legalEntitiesOf,
  methodsFor,
  overdraftLeft,
  overdraftOf,
  presentMethod,
  usableCardsOf,
} from '../../../billing/index.ts';
import type { Buyer } from './buyer.ts';
import { orderLimits } from './limits.ts';
import type { Shop } from '../../product-lines/ordered-line.ts';
import { projectsOf } from './projects.ts';

/** Initial data for the order pages of all product lines. */
export async function commonContext(
  context: Context,
  buyer: Buyer,
  language: Language,
  shop: Shop,
  scope?: ContextScope,
) {
  return {
    payment_methods: methodsFor(context, shop.catalogue, buyer.visitor).map((row) => presentMethod(row, language)),
    tax: shop.data.tax,
    limits: orderLimits,
    promo: shop.data.promo,
    terms_version: scope === 'catalogue' ? null : await termsInForce(context.db, context.clock.now()),
    ...(scope === 'catalogue' ? nothingPrivate : await privatePart(context, buyer, shop.catalogue)),
  };
}

const nothingPrivate = {
  projects: [],
  legal_entities: [],
  saved_cards: [],
  balance: null,
  overdraft: null,
  personal_info_complete: null,
};

/** Data that only the customer may see; empty for a visitor. */
async function privatePart(context: Context, { viewer, isComplete }: Buyer, { taxation }: Shop['catalogue']) {
  const { clock, db } = context;
  if (!viewer) return nothingPrivate;
  const [projects, entities, cards, balance, overdraft] = await Promise.all([
    projectsOf(db, viewer.accountId),
    legalEntitiesOf(db, viewer.accountId),
    usableCardsOf(context, viewer.accountId),
    balanceOf(db, viewer.accountId),
    overdraftOf(db, viewer.accountId),
  ]);
  return {
    projects,
    legal_entities: entities.map((payer) => ({ ...payer, tax: taxAt(taxation, clock.now(), payer.country, payer) })),
    saved_cards: cards,
    balance: toLedger(balance, 'EUR'),
    overdraft: overdraftLeft(overdraft, balance),
    personal_info_complete: isComplete,
  };
}
