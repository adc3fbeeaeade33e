import type { DsConfigurationProblem } from '@hoster/domain/lines/dedicated/problems';
import { Suspense } from 'react';
import { lazily } from '../../start/lazily.ts';
import type { DedicatedControls } from './use-dedicated-order.ts';

/** Most visitors see none. */
const load = () => import('./problems.tsx').then((module) => module.Problems);
const Problems = import.meta.env.SSR ? await load() : lazily(load);

interface ProblemNoticeProps {
  controls: DedicatedControls;
  /** Shows the problems of these fields of the configuration. */
  fields: readonly DsConfigurationProblem['field'][];
}

/** Why this part of the configuration can't be built, and how to fix it. */
export function ProblemNotice({ controls, fields }: ProblemNoticeProps) {
  const problems = controls.order.problems.configuration.filter(({ field }) => fields.includes(field));
  if (problems.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Problems controls={controls} problems={problems} />
    </Suspense>
  );
}
