import type { FormerPlan } from '@hoster/contract';
import { lazyPart } from '../../app/lazy-part.ts';
import { Part } from '../../app/part.tsx';

/** Few visitors use an old address. */
const FormerPlanCallout = lazyPart(
  () => import('./former-plan-callout.tsx').then((module) => module.FormerPlanCallout),
  ['former-plan'],
);

/** Notice that the plan in the visitor's address is no longer sold. */
export function FormerPlanNote({ former }: { former: FormerPlan | null }) {
  return former ? (
    <Part>
      <FormerPlanCallout former={former} />
    </Part>
  ) : null;
}
