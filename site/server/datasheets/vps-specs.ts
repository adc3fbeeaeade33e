import type { VpsTariff } from '@hoster/contract';
import type { Lang } from '../../src/i18n/languages.ts';
import { type PlanSpecs, valuesIn } from './values.ts';

/** Specifications of a VPS plan. */
export function vpsSpecs(lang: Lang, tariff: VpsTariff): PlanSpecs {
  const { say, row, count, yesNo, gb, speed, transfer, prefix } = valuesIn(lang);
  const { is_custom: isCustom, cpu_kind: kind } = tariff;
  /** Sizes of a plan of free sizes are its smallest. */
  const size = (value: string): string => (isCustom ? say('range', { value }) : value);
  return {
    figures: [
      row('vcpu', size(count(tariff.cpu_count))),
      row('ram', size(gb(tariff.ram_size))),
      row('storage', size(gb(tariff.disk_size))),
      row('port', speed(tariff.port_mbps)),
    ],
    groups: [
      [
        'resources',
        [
          row('vcpu', size(say('vcpu', { count: tariff.cpu_count, kind }))),
          row('ram', size(gb(tariff.ram_size))),
          row('storage', size(`${gb(tariff.disk_size)} ${tariff.disk_type}`)),
          row('virtualization', tariff.virtualization),
          row('windows', yesNo(tariff.windows_allowed)),
        ],
      ],
      [
        'network',
        [
          row('port', speed(tariff.port_mbps)),
          row('transfer', transfer(tariff.traffic)),
          row('ipv4', count(tariff.ipv4_count)),
          row('ipv6', prefix(tariff.ipv6_prefix ?? undefined)),
          row('ddos', tariff.ddos_gbps > 0 ? say('ddos', { size: tariff.ddos_gbps }) : undefined),
        ],
      ],
    ],
  };
}
