import type { DsTariff } from '@hoster/contract';
import { serverWords } from '../../src/features/dedicated/use-server-words.ts';
import { sizeText } from '../../src/features/dedicated/use-size-text.ts';
import type { Lang } from '../../src/i18n/languages.ts';
import { intlOf } from '../i18n/say.ts';
import { type PlanSpecs, valuesIn } from './values.ts';

const raidKinds = { none: 'raidNone', software: 'raidSoftware', hardware: 'raidHardware' } as const;

/** Specifications of a dedicated server. Cores, threads and memory are those of the whole server. */
export function dedicatedSpecs(lang: Lang, tariff: DsTariff): PlanSpecs {
  const intl = intlOf(lang);
  const { say, row, count, yesNo, speed, transfer, prefix } = valuesIn(lang);
  const { disk, memory, gigabytes } = serverWords(intl);
  const { cpu_detail: cpu, memory_with_units: ram, disks, raid, guaranteed_mbps: guaranteed } = tariff;
  const model = `${cpu.vendor} ${cpu.model}`;
  const capacity = sizeText(
    intl,
    disks.reduce((sum, { volume, count: drives }) => sum + volume * drives, 0),
    disks.map(({ type }) => type),
  );
  return {
    figures: [
      row('cores', count(cpu.cores)),
      row('ram', gigabytes(ram.value)),
      row('storage', capacity),
      row('port', speed(tariff.port_mbps)),
    ],
    groups: [
      [
        'cpu',
        [
          row('model', cpu.count > 1 ? say('sockets', { count: cpu.count, model }) : model),
          row('cores', say('cores', { cores: cpu.cores, threads: cpu.threads })),
          row('clock', say('ghz', { ghz: cpu.frequency })),
          row('boost', cpu.boost_frequency === null ? undefined : say('ghz', { ghz: cpu.boost_frequency })),
        ],
      ],
      [
        'ram',
        [row('installed', memory(ram)), row('most', ram.max_value === null ? undefined : gigabytes(ram.max_value))],
      ],
      [
        'storage',
        [
          row('drives', disks.map(disk).join(', ') || undefined),
          row('capacity', capacity),
          row('raid', raid.name ?? say(raidKinds[raid.kind])),
        ],
      ],
      [
        'network',
        [
          row('port', speed(tariff.port_mbps)),
          row('guaranteed', guaranteed === null ? undefined : speed(guaranteed)),
          row('transfer', transfer(tariff.traffic)),
          row('ipv4', count(tariff.ipv4_count)),
          row('ipv6', prefix(tariff.ipv6_prefix ?? undefined)),
        ],
      ],
      [
        'server',
        [
          row('platform', tariff.platform ?? undefined),
          row('chassis', tariff.chassis ?? undefined),
          row('configurable', yesNo(tariff.is_configurable)),
        ],
      ],
    ],
  };
}
