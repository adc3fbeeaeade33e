import type { ProductLine } from '@hoster/contract';
import type { Catalogue } from '../../catalogue/index.ts';

/** A plan whose services can be taken over. */
export interface AdoptablePlan {
  readonly line: ProductLine;
  readonly slug: string;
  readonly planId: number;
  readonly name: string;
}

/** Plans by what an operator calls them: `vps/vps-s`. */
export function plansOf({ everyPlan }: Catalogue): AdoptablePlan[] {
  return [
    ...(['vps', 'web_hosting', 'dedicated'] as const).flatMap((line) =>
      everyPlan[line].map(({ id, name, slug }) => ({ line, slug, planId: id, name })),
    ),
    ...everyPlan.backup.map(({ gigabytes, id }) => ({
      line: 'backup' as const,
      slug: String(gigabytes),
      planId: id,
      name: `${gigabytes} GB`,
    })),
  ];
}
