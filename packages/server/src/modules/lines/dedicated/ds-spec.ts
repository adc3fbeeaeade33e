import type { DsConfigured, SurveyAnswers } from '@hoster/contract';
import type { CommonSpec } from '../../orders/common-spec.ts';

/**
 * What a dedicated server was ordered with. SSH keys are copied, so that deleting one later doesn't change the order;
 * `configuration` null: as the plan has it.
 */
export type DsSpec = CommonSpec & {
  os: number;
  control_panel: number | null;
  configuration: DsConfigured | null;
  /** Id of the offer that it was ordered by. */
  offer: number | null;
  ssh_keys: { title: string; key: string }[];
  survey: SurveyAnswers | null;
  /** Promised from payment to delivery. */
  delivery_hours: number;
  /** Whether it was taken out of the stock. */
  from_stock: boolean;
};

const isDsSpec = (spec: CommonSpec): spec is DsSpec => 'delivery_hours' in spec;

/** What a dedicated server was ordered with. @throws Error for a service of another line */
export function dsSpecOf({ spec }: { readonly spec: CommonSpec }): DsSpec {
  if (!isDsSpec(spec)) throw new Error('The service isn’t a dedicated server.');
  return spec;
}
