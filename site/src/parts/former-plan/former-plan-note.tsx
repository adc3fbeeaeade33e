import type { FormerPlan } from '@hoster/contract';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';

/** Few visitors use an old address. */
const FormerPlanCallout = lazyPart(
  () => import('./former-plan-callout.tsx').then((module) => module.FormerPlanCallout),
  ['former-plan'],
);

/** Notice that the plan in the visitor's address is no longer sold. */
export function FormerPlanNote({ former }: { former: FormerPlan | null }) {
  return former ? (
    <Suspense fallback={null}>
      <FormerPlanCallout former={former} />
    </Suspense>
  ) : null;
}
