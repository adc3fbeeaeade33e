import type { FormerPlan } from '@hoster/contract';

/** Parts of a page with a note about a former plan, for its route. */
export const formerParts = (former: FormerPlan | null): readonly string[] =>
  former ? ['src/features/former-plan/former-plan-callout.tsx'] : [];
