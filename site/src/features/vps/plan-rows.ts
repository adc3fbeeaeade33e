import type { Landing, Location, VpsParameters, VpsTariff, VpsTypeLanding } from '@hoster/contract';
import { clampConfiguration } from '@hoster/domain/lines/vps/limits';
import { configurationPrice } from '@hoster/domain/lines/vps/pricing';
import { existsIn, placesOf, rowsOf, type PlanRow } from '../../parts/catalogue/plan-rows.ts';

/** A page of the catalogue that shows a part of it: one country, or one purpose. */
export type CatalogueLanding = Landing | VpsTypeLanding;

const isTypeLanding = (landing: CatalogueLanding): landing is VpsTypeLanding => 'min' in landing;

/** Whether a landing has minimum sizes: a custom plan then starts at these. */
export const hasMinimum = (landing: CatalogueLanding | null): landing is VpsTypeLanding =>
  landing !== null && isTypeLanding(landing) && Object.values(landing.min).some((size) => size !== undefined);

/** A custom plan for a landing: the smallest sizes that fit, and their price. */
function fromMinimum(tariff: VpsTariff, { min }: VpsTypeLanding, parameters: VpsParameters): VpsTariff {
  const least = (name: keyof typeof min) => min[name] ?? tariff[name];
  const sizes = clampConfiguration(
    { cpu_count: least('cpu_count'), ram_size: least('ram_size'), disk_size: least('disk_size') },
    'ram_size',
  );
  return { ...tariff, ...sizes, price: configurationPrice(parameters, sizes) };
}

function fits(tariff: VpsTariff, landing: CatalogueLanding): boolean {
  if (!isTypeLanding(landing)) return true;
  const { cpu_count = 0, ram_size = 0, disk_size = 0 } = landing.min;
  // A selectable size fits when its maximum does; the configurator handles the rest.
  if (tariff.is_custom) return true;
  if (landing.os_family === 'windows' && !tariff.windows_allowed) return false;
  return tariff.cpu_count >= cpu_count && tariff.ram_size >= ram_size && tariff.disk_size >= disk_size;
}

const tagged = (tariff: VpsTariff, landing: CatalogueLanding): boolean =>
  !isTypeLanding(landing) ||
  landing.tags.length === 0 ||
  tariff.is_custom ||
  tariff.tags.some((tag) => landing.tags.includes(tag));

/**
 * The plans of a catalogue page, in the server's order. A landing whose tags fit no plan shows all that meet its
 * minimum: a page by purpose is never empty while there is something to sell.
 * @param parameters price the least sizes of a landing; without them the plan of free sizes isn't on a landing that has any
 */
export function planRows(
  tariffs: readonly VpsTariff[],
  locations: readonly Location[],
  landing: CatalogueLanding | null,
  parameters?: VpsParameters,
): PlanRow<VpsTariff>[] {
  const places = placesOf(locations, landing);
  const sized = !hasMinimum(landing)
    ? tariffs
    : tariffs.flatMap((tariff) => {
        if (!tariff.is_custom) return [tariff];
        return parameters ? [fromMinimum(tariff, landing, parameters)] : [];
      });
  const fitting = sized.filter((tariff) => (!landing || fits(tariff, landing)) && existsIn(tariff, places));
  const chosen = landing ? fitting.filter((tariff) => tagged(tariff, landing)) : fitting;
  return rowsOf(chosen.some(({ is_custom }) => !is_custom) ? chosen : fitting, places);
}
