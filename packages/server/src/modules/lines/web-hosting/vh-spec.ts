import type { CommonSpec } from '../../orders/common-spec.ts';

/** What a web hosting account was ordered with. `disk_size` in GB, `sites` null for any number. */
export type VhSpec = CommonSpec & {
  /** ASCII form; null: it's added later. */
  domain: string | null;
  /** What is installed, as it was called at the time of the order; null for nothing. */
  cms: { slug: string; name: string; version: string } | null;
  php_version: string;
  disk_size: number;
  sites: number | null;
};

const isVhSpec = (spec: CommonSpec): spec is VhSpec => 'php_version' in spec;

/** What a web hosting account was ordered with. @throws Error for a service of another line */
export function vhSpecOf({ spec }: { readonly spec: CommonSpec }): VhSpec {
  if (!isVhSpec(spec)) throw new Error('The service isn’t a web hosting account.');
  return spec;
}
