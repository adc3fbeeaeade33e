import type { ExtraService, ExtraServiceChoice, VpsOrderContext, VpsTariff } from '@hoster/contract';
import { findProblems } from '@hoster/domain/compatibility';
import { openPlaces } from '@hoster/domain/open-places';
import { byId, type VpsChoice } from '@hoster/domain/vps-choice';
import { clampConfiguration } from '@hoster/domain/vps-limits';
import type { VpsPriceData } from '@hoster/domain/vps-pricing';
import { usualItems } from '../../features/order/settled-items.ts';

const usual = (services: readonly ExtraService[]): ExtraServiceChoice[] =>
  services.filter((service) => service.default > 0).map((service) => ({ id: service.id, count: service.default }));

const asId = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The middle sizes that the configurator starts with. */
function startSizes({ parameters }: VpsPriceData): NonNullable<VpsChoice['configuration']> {
  const size = (name: string) => parameters.parameters.find((parameter) => parameter.name === name)?.default ?? 1;
  return clampConfiguration({ cpu_count: size('cpu_count'), ram_size: size('ram_size'), disk_size: size('disk_size') });
}

/**
 * What is chosen before the visitor chooses: the plan of the page, the first place that has it, the usual system that
 * fits. An address without a query means exactly this.
 */
export function defaultChoice(data: VpsPriceData, plan: VpsTariff, context: VpsOrderContext): VpsChoice {
  const size = plan.is_custom
    ? { tariff: null, configuration: startSizes(data) }
    : { tariff: plan.id, configuration: null };
  const places = openPlaces(data.locations, plan);
  const place = byId(places, asId(context.initial['location'])) ?? places[0] ?? data.locations[0];
  const base: VpsChoice = {
    ...size,
    ...usualItems(context),
    location: place?.id ?? 0,
    os: null,
    disk_image: null,
    control_panel: null,
    frequency: null,
    extra_services: { monthly: usual(data.extra_services.monthly), one_time: usual(data.extra_services.one_time) },
    base_administration: context.base_administration.default,
    trial: 'none',
  };
  const fits = ({ id }: { id: number }) => !findProblems(data, { ...base, os: id }).some(({ field }) => field === 'os');
  const asked = byId(data.os, asId(context.initial['os']));
  const os = [asked, ...data.os.filter(({ is_default }) => is_default), ...data.os].find((one) => one && fits(one));
  return { ...base, os: os?.id ?? data.os[0]?.id ?? null };
}

/** A choice with its figures brought into what is offered, so that it always has a price. */
export function settledChoice(wanted: VpsChoice, defaults: VpsChoice, data: VpsPriceData, itemsMax: number): VpsChoice {
  const { project_name: projectName, ...choice } = wanted;
  const offered = data.rent_periods.some(({ months }) => months === choice.rent_period);
  const known = (services: readonly ExtraService[], chosen: readonly ExtraServiceChoice[]) =>
    chosen.flatMap(({ id, count }) => {
      const service = byId(services, id);
      return service ? [{ id, count: Math.min(Math.max(count, service.min), service.max) }] : [];
    });
  const { monthly, one_time } = choice.extra_services;
  return {
    ...choice,
    // A new project's name that was emptied again: the chosen project holds.
    ...(projectName && { project_name: projectName }),
    // A page is about its plan: another one's id in the address belongs to that plan's page.
    tariff: defaults.tariff,
    configuration: defaults.configuration && (choice.configuration ?? defaults.configuration),
    rent_period: offered ? choice.rent_period : defaults.rent_period,
    count: choice.trial === 'none' ? Math.min(choice.count, itemsMax) : 1,
    trial: data.trial.available ? choice.trial : 'none',
    extra_services: {
      monthly: known(data.extra_services.monthly, monthly),
      one_time: known(data.extra_services.one_time, one_time),
    },
  };
}
