import type { OrderBody } from '@hoster/contract';
import { changed } from '../../../platform/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Viewer } from '../../../identity/index.ts';
import type { OrderedService, Shop } from '../../product-lines/ordered-line.ts';
import type { Quote } from './quote.ts';
import { services } from '../tables.ts';

interface About {
  viewer: Viewer;
  quote: Pick<Quote<Shop>, 'plan' | 'trial' | 'renewalCents'> & { pricing: Quote<Shop>['pricing'] | null };
  /** Specification of each of them. */
  service: OrderedService;
  names: readonly string[];
  purchaseId: number;
  projectId: number;
  /** What is paid for all of them in EUR cents, tax included. */
  paidCents: number;
}

/** Stores the services of an order, one for each name. @returns their ids */
export async function storeServices(tx: Db, order: OrderBody, about: About): Promise<number[]> {
  const { viewer, quote, names } = about;
  const shares = split(about.paidCents, names.length);
  const rows = await tx
    .insert(services)
    .values(
      names.map((name, index) => ({
        ...about.service,
        accountId: viewer.accountId,
        purchaseId: about.purchaseId,
        projectId: about.projectId,
        name,
        planId: quote.plan.id,
        state: 'awaiting_payment' as const,
        rentMonths: order.rent_period,
        priceCents: quote.renewalCents,
        pricing: quote.pricing,
        paidTerms: quote.trial === 'none' ? 1 : 0,
        paidCents: shares[index] ?? 0,
      })),
    )
    .returning({ id: services.id });
  await changed(tx, viewer.accountId, ...rows.map(({ id }) => ({ kind: 'service', id }) as const));
  return rows.map(({ id }) => id).toSorted((a, b) => a - b);
}

/** Splits cents into shares that differ by one at most and sum to the whole. */
function split(cents: number, count: number): number[] {
  const share = Math.floor(cents / count);
  return Array.from({ length: count }, (_, index) => share + (index < cents - share * count ? 1 : 0));
}
