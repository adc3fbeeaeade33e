import type {
  ControlPanel,
  DiskImage,
  OsTemplate,
  VpsFrequency,
  VpsLocation,
  VpsOrder,
  VpsTariff,
} from '@hoster/contract';

/** What the buyer has chosen: the fields of the order body, so that a choice is the better half of an order. */
export type VpsChoice = Pick<
  VpsOrder,
  | 'tariff'
  | 'location'
  | 'os'
  | 'disk_image'
  | 'control_panel'
  | 'frequency'
  | 'configuration'
  | 'rent_period'
  | 'count'
  | 'name'
  | 'project'
  | 'project_name'
  | 'extra_services'
  | 'promo_code'
  | 'base_administration'
  | 'trial'
>;

/** The catalogue that choices are made from; every part is an answer of the contract as it came. */
export interface VpsCatalogue {
  tariffs: readonly VpsTariff[];
  locations: readonly VpsLocation[];
  os: readonly OsTemplate[];
  control_panels: readonly ControlPanel[];
  disk_images: readonly DiskImage[];
  frequencies: readonly VpsFrequency[];
}

/** The record with this id; undefined for null and for ids that are not (or no longer) there. */
export function byId<Item extends { id: number }>(items: readonly Item[], id: number | null): Item | undefined {
  return id === null ? undefined : items.find((item) => item.id === id);
}
