import type { OrderContext } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import type { Context } from '../../context.ts';
import type { Language } from '../../http/language.ts';
import { presentMethod } from '../catalogue/present.ts';
import { termsInForce } from '../legal/versions.ts';
import { balanceOf, overdraftOf } from '../payments/balance.ts';
import { legalEntitiesOf } from '../payments/legal-entities.ts';
import { methodsFor } from '../payments/methods.ts';
import { usableCardsOf } from '../payments/saved-cards.ts';
import type { Buyer } from './buyer.ts';
import { orderLimits } from './limits.ts';
import type { Shop } from './line.ts';
import { projectsOf } from './projects.ts';

/** What the order pages of all product lines need before the visitor chooses. */
export async function commonContext(context: Context, buyer: Buyer, language: Language, shop: Shop) {
  return {
    payment_methods: methodsFor(context, shop.catalogue, buyer.visitor).map((row) => presentMethod(row, language)),
    tax: shop.data.tax,
    limits: orderLimits,
    promo: shop.data.promo,
    terms_version: await termsInForce(context.db, context.clock.now()),
    ...(await privatePart(context, buyer)),
  };
}

/** What only the customer may see; empty for a visitor. */
async function privatePart(context: Context, { viewer, isComplete }: Buyer) {
  const { db } = context;
  if (!viewer) {
    return {
      projects: [],
      legal_entities: [],
      saved_cards: [],
      balance: null,
      overdraft: null,
      personal_info_complete: null,
    };
  }
  const [projects, entities, cards, balance, overdraft] = await Promise.all([
    projectsOf(db, viewer.accountId),
    legalEntitiesOf(db, viewer.accountId),
    usableCardsOf(context, viewer.accountId),
    balanceOf(db, viewer.accountId),
    overdraftOf(db, viewer.accountId),
  ]);
  return {
    projects,
    legal_entities: entities,
    saved_cards: cards,
    balance: toLedger(balance, 'EUR'),
    overdraft: overdraftLeft(overdraft, balance),
    personal_info_complete: isComplete,
  };
}

/** The credit line and what is left of it; null when none was granted. */
export function overdraftLeft(limitCents: number, balanceCents: number): OrderContext['overdraft'] {
  if (limitCents === 0) return null;
  const left = Math.max(0, limitCents + Math.min(0, balanceCents));
  return { limit: toLedger(limitCents, 'EUR'), available: toLedger(left, 'EUR') };
}
