import type { ControlPanel, ExtraService, OsTemplate, VpsLocation, VpsTariff } from '@hoster/contract';
import type { VpsChoice } from './choice.ts';
import type { VpsPriceData } from './pricing.ts';

// A small catalogue for tests: three plans, three places, Linux and Windows, two panels, an application and an ISO.

function plan(
  id: number,
  cpu_count: number,
  ram_size: number,
  price: number,
  more: Partial<VpsTariff> = {},
): VpsTariff {
  return {
    id,
    slug: `nvme-${id}`,
    name: `NVMe ${id}`,
    url: `/virtual-private-servers/nvme-${id}/`,
    price,
    old_price: null,
    setup_fee: 0,
    cpu_count,
    cpu_kind: 'shared',
    ram_size,
    disk_size: ram_size * 20,
    disk_type: 'NVMe',
    traffic: 2,
    port_mbps: 1000,
    ipv4_count: 1,
    ipv6_prefix: 64,
    virtualization: 'KVM',
    ddos_gbps: 10,
    locations: [1, 2, 3],
    sold_out_locations: [],
    windows_allowed: true,
    is_custom: false,
    tags: [],
    is_popular: false,
    position: id,
    ...more,
  };
}

function place(id: number, slug: string, country_code: string, more: Partial<VpsLocation> = {}): VpsLocation {
  return {
    id,
    slug,
    country_code,
    cities: [slug],
    name: country_code,
    city: slug,
    datacenter: null,
    is_available: true,
    unavailable_reason: null,
    position: id,
    tariffs: [1, 2, 3],
    frequencies: ['2.4'],
    port_mbps: 1000,
    price_percent: 0,
    ...more,
  };
}

function os(id: number, name: string, more: Partial<OsTemplate> = {}): OsTemplate {
  return {
    id,
    slug: `os-${id}`,
    name,
    version: '1',
    family: 'linux',
    icon: null,
    price: 0,
    min_cpu: 1,
    min_ram: 1,
    min_disk: 10,
    control_panels: [],
    excluded_tariffs: [],
    excluded_locations: [],
    end_of_support: null,
    is_default: false,
    position: id,
    ...more,
  };
}

function panel(id: number, name: string, price: number, min_ram: number): ControlPanel {
  const rest = { edition: null, icon: null, min_disk: 10, trial_days: 0, description: null, position: id };
  return { id, slug: `panel-${id}`, name, price, min_ram, ...rest };
}

function extra(id: number, slug: string, price: number, more: Partial<ExtraService> = {}): ExtraService {
  const rest = { description: null, group: null, unit: null, min: 0, max: 8, step: 1, included: 0, default: 0 };
  return { id, slug, name: slug, price, ...rest, locations: null, incompatible_with: [], ...more };
}

export const fixtureData: VpsPriceData = {
  tariffs: [
    plan(1, 1, 1, 4.9, { windows_allowed: false }),
    plan(2, 2, 4, 13.5, { locations: [1, 2], sold_out_locations: [2], setup_fee: 5 }),
    plan(3, 4, 8, 25),
  ],
  locations: [
    place(1, 'frankfurt', 'DE', { frequencies: ['2.4', '3.4'] }),
    place(2, 'rotterdam', 'NL', { price_percent: 4 }),
    place(3, 'zurich', 'CH', { price_percent: 15 }),
    place(4, 'dallas', 'US', { is_available: false }),
  ],
  os: [
    os(1, 'Debian', { control_panels: [1, 2], is_default: true }),
    os(2, 'Alma', { control_panels: [1], excluded_tariffs: [1], excluded_locations: [3] }),
    os(3, 'Windows', { family: 'windows', price: 8, min_cpu: 2, min_ram: 4, min_disk: 40, control_panels: [2] }),
  ],
  control_panels: [panel(1, 'Hestia', 0, 1), panel(2, 'Plesk', 15, 2)],
  disk_images: [
    { id: 1, slug: 'docker', name: 'Docker', kind: 'application', os: 1, min_ram: 2, min_disk: 20, icon: null },
    { id: 2, slug: 'iso', name: 'ISO', kind: 'iso', os: null, min_ram: 1, min_disk: 10, icon: null },
  ],
  frequencies: [
    { value: '2.4', ghz: 2.4, price_percent: 0, locations: [1, 2, 3] },
    { value: '2.9', ghz: 2.9, price_percent: 5, locations: [2] },
    { value: '3.4', ghz: 3.4, price_percent: 10, locations: [1] },
  ],
  parameters: {
    base_price: 3,
    parameters: [
      {
        name: 'cpu_count',
        label: 'vCPU',
        unit: 'vCPU',
        min: 1,
        max: 16,
        step: 1,
        default: 2,
        included: 1,
        price_per_step: 2,
      },
      {
        name: 'ram_size',
        label: 'RAM',
        unit: 'GB',
        min: 1,
        max: 32,
        step: 1,
        default: 4,
        included: 1,
        price_per_step: 1.2,
      },
      {
        name: 'disk_size',
        label: 'Disk',
        unit: 'GB',
        min: 20,
        max: 640,
        step: 10,
        default: 80,
        included: 20,
        price_per_step: 0.45,
      },
    ],
    frequencies: [],
  },
  rent_periods: [
    { months: 1, discount_percent: 0, is_default: true },
    { months: 3, discount_percent: 3, is_default: false },
    { months: 6, discount_percent: 5, is_default: false },
    { months: 12, discount_percent: 10, is_default: false },
    { months: 24, discount_percent: 15, is_default: false },
  ],
  extra_services: {
    monthly: [extra(10, 'ipv4', 2.5, { unit: 'IP', included: 1 })],
    one_time: [extra(20, 'migration', 29)],
  },
  base_administration: { default: true, price: 0 },
  trial: { available: true, free_days: 7, paid_days: 4, paid_price: 1.5 },
  promo: null,
  tax: { country: 'DE', rate_percent: 19, reverse_charge: false, label: 'VAT' },
};

export const fixtureChoice: VpsChoice = {
  tariff: 2,
  location: 1,
  os: 1,
  disk_image: null,
  control_panel: null,
  frequency: null,
  configuration: null,
  rent_period: 1,
  count: 1,
  extra_services: { monthly: [], one_time: [] },
  base_administration: true,
  trial: 'none',
};
