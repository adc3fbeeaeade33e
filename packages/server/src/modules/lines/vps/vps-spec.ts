import type { CommonSpec } from '../../orders/common-spec.ts';

/** What a server is to be built with. SSH keys are copied, so that deleting one later does not change the order. */
export type VpsSpec = CommonSpec & {
  os: number | null;
  disk_image: number | null;
  /** Address of the customer's own image. */
  iso_url?: string | null;
  control_panel: number | null;
  frequency: string | null;
  cpu_count: number;
  ram_size: number;
  disk_size: number;
  ssh_keys: { title: string; key: string }[];
  base_administration: boolean;
};

const isVpsSpec = (spec: CommonSpec): spec is VpsSpec => 'cpu_count' in spec;

/** What a server was ordered with. @throws Error for a service of another line */
export function vpsSpecOf({ spec }: { readonly spec: CommonSpec }): VpsSpec {
  if (!isVpsSpec(spec)) throw new Error('The service isn’t a virtual server.');
  return spec;
}
