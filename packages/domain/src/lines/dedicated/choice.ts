import type { DsConfiguration, DsConfigured, DsOrder, DsOrderContext } from '@hoster/contract';
import type { PlacedChoice } from '../../order/address.ts';
import { defaultCommonChoice, type CommonData } from '../../order/default-common-choice.ts';
import { openLocations } from '../../order/open-locations.ts';
import type { DiskGroup } from './bays.ts';

/** What the buyer of a dedicated server has chosen: the fields of the order body. */
export type DsChoice = PlacedChoice &
  Pick<DsOrder, 'tariff' | 'custom_tariff_id' | 'os' | 'control_panel' | 'configuration'>;

/** Everything that prices and judges a dedicated server: parts of its order context as they came. */
export type DsData = Pick<
  DsOrderContext,
  'tariff' | 'configuration' | 'os' | 'control_panels' | 'locations' | 'rent_periods' | 'promo' | 'tax'
>;

/** A server as its plan has it. */
export function standardConfiguration({
  cpu,
  memory,
  disks,
  raid_controllers: raid,
  ports,
}: DsConfiguration): DsConfigured {
  return {
    cpu_count: cpu.installed,
    memory: memory.default,
    disks: disks.default.map(({ option, count }) => ({ option, count })),
    raid_controller: raid[0]?.id ?? null,
    raid_level: null,
    port: ports[0]?.id ?? 0,
    ips: [],
    extra_traffic: null,
  };
}

/** The default choice: the server as its plan has it, in the first place that has one. */
export function defaultDsChoice(
  data: Pick<DsData, 'tariff' | 'configuration' | 'os' | 'locations'> & CommonData & Pick<DsOrderContext, 'custom'>,
): DsChoice {
  const { tariff, configuration, os, locations, custom } = data;
  const here = locations.filter(({ id }) => tariff.locations.includes(id));
  const place = openLocations(here, tariff)[0] ?? here[0] ?? locations[0];
  const system = os.find(({ is_default }) => is_default) ?? os[0];
  return {
    ...defaultCommonChoice(data),
    tariff: tariff.id,
    custom_tariff_id: custom?.id ?? null,
    location: place?.id ?? 0,
    os: system?.id ?? 0,
    control_panel: null,
    configuration: configuration && standardConfiguration(configuration),
  };
}

/** The drives of a configuration, those that aren't on offer left out. */
export function disksOf({ disks }: DsConfiguration, chosen: DsConfigured['disks']): DiskGroup[] {
  return chosen.flatMap(({ option: id, count }) => {
    const option = disks.options.find((one) => one.id === id);
    return option && count > 0 ? [{ option, count }] : [];
  });
}
