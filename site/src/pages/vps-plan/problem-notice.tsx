import type { CompatibilityChoice } from '@hoster/domain/compatibility';
import { Suspense } from 'react';
import { lazily } from '../../start/lazily.ts';
import type { PlanOrderControls } from './use-plan-order.ts';

/** Most visitors see none. */
const load = () => import('./problems.tsx').then((module) => module.Problems);
const Problems = import.meta.env.SSR ? await load() : lazily(load);

interface ProblemNoticeProps {
  controls: PlanOrderControls;
  /** Shows the problems of these fields. */
  fields: readonly (keyof CompatibilityChoice)[];
}

/** Why the choice in this part can't be ordered, and how to fix it. */
export function ProblemNotice({ controls, fields }: ProblemNoticeProps) {
  const problems = controls.order.problems.filter(({ field }) => fields.includes(field));
  if (problems.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Problems controls={controls} problems={problems} />
    </Suspense>
  );
}
