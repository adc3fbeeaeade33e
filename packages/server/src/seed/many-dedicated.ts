import type { Db } from '../platform/db/index.ts';
import { dsPlans, dsStock } from '../catalogue/index.ts';
import { dsPlanRows } from './dedicated-plans.ts';

const howMany = 10_000;
const firstId = 1001;
/** Rows per statement. */
const batch = 500;

const datacenters = [1, 2, 3, 4, 5];

/** Adds thousands of dedicated servers, so that the list can be measured. The same ones each time. */
export async function seedManyDedicated(tx: Db): Promise<void> {
  for (let from = 0; from < howMany; from += batch) {
    const indexes = Array.from({ length: Math.min(batch, howMany - from) }, (_, index) => from + index);
    await tx.insert(dsPlans).values(indexes.map(planAt)).onConflictDoNothing();
    await tx.insert(dsStock).values(indexes.flatMap(stockAt)).onConflictDoNothing();
  }
}

/** Different for neighbours, the same each time: a whole number below `bound`. */
const spread = (index: number, bound: number): number => (Math.imul(index + 1, 2_654_435_761) >>> 8) % bound;

function planAt(index: number): typeof dsPlans.$inferInsert {
  const model = dsPlanRows[index % dsPlanRows.length];
  if (!model) throw new Error('The seed has no dedicated servers.');
  const number = index + 1;
  return {
    ...model,
    id: firstId + index,
    slug: `${model.slug}-n${number}`,
    name: `${model.name} #${number}`,
    // Within a fifth of the model's price.
    priceCents: Math.round((model.priceCents * (80 + spread(index, 41))) / 10_000) * 100,
    isOnOrder: false,
    deliveryHours: 2 + spread(index, 23),
    position: firstId + index,
  };
}

function stockAt(index: number): (typeof dsStock.$inferInsert)[] {
  const first = spread(index, datacenters.length);
  return [...new Set([first, (first + 1 + (index % 3)) % datacenters.length])].map((place) => ({
    planId: firstId + index,
    locationId: datacenters[place] ?? 1,
    available: spread(index * 7 + place, 12),
  }));
}
