import type { ExtraService, ExtraServiceChoice, VpsTariff } from '@hoster/contract';
import { defaultCommonChoice, type CommonData } from '../../order/default-common-choice.ts';
import { openLocations } from '../../order/open-locations.ts';
import { byId, type VpsChoice } from './choice.ts';
import { findProblems } from './compatibility.ts';
import { clampConfiguration } from './limits.ts';
import type { VpsPriceData } from './pricing.ts';

const usual = (services: readonly ExtraService[]): ExtraServiceChoice[] =>
  services.filter((service) => service.default > 0).map((service) => ({ id: service.id, count: service.default }));

/** The middle sizes that the configurator starts with. */
function startSizes({ parameters }: VpsPriceData): NonNullable<VpsChoice['configuration']> {
  const size = (name: string) => parameters.parameters.find((parameter) => parameter.name === name)?.default ?? 1;
  return clampConfiguration({ cpu_count: size('cpu_count'), ram_size: size('ram_size'), disk_size: size('disk_size') });
}

/**
 * The default choice: the plan of the page or the popular one, in the first place that has it, with the usual system
 * that fits. A page about a country or a system begins with these.
 */
export function defaultVpsChoice(
  data: VpsPriceData & CommonData,
  named: VpsTariff | undefined,
  page: { country?: string | null | undefined; os?: number | null } = {},
): VpsChoice {
  const plan = named ?? data.tariffs.find(({ is_popular }) => is_popular) ?? data.tariffs[0];
  const places = openLocations(data.locations, plan);
  const place = places.find(({ country_code: country }) => country === page.country) ?? places[0] ?? data.locations[0];
  const base: VpsChoice = {
    ...defaultCommonChoice(data),
    tariff: plan?.is_custom ? null : (plan?.id ?? null),
    configuration: plan?.is_custom ? startSizes(data) : null,
    location: place?.id ?? 0,
    os: null,
    disk_image: null,
    control_panel: null,
    frequency: null,
    extra_services: { monthly: usual(data.extra_services.monthly), one_time: usual(data.extra_services.one_time) },
    base_administration: data.base_administration.default,
    trial: 'none',
  };
  const fits = ({ id }: { id: number }) => !findProblems(data, { ...base, os: id }).some(({ field }) => field === 'os');
  const wanted = byId(data.os, page.os ?? null);
  const os = [wanted, ...data.os.filter(({ is_default }) => is_default), ...data.os].find((one) => one && fits(one));
  return { ...base, os: os?.id ?? data.os[0]?.id ?? null };
}
