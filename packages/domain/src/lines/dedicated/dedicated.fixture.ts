import type { DsConfiguration, DsTariff } from '@hoster/contract';
import type { DsChoice, DsData } from './choice.ts';
import { place } from '../place.fixture.ts';

// A small offer for tests: a board with a second socket, bays of three forms, and a controller that takes no NVMe.

export const offer: DsConfiguration = {
  platform: { id: 1, name: 'X13', vendor: 'Supermicro', sockets: 2 },
  chassis: {
    id: 1,
    name: '1U',
    units: 1,
    bays: [
      { form: 'U.2', count: 6 },
      { form: '3.5', count: 2 },
    ],
    hot_swap: true,
    psu: 2,
  },
  cpu: {
    installed: 1,
    options: [
      { count: 1, price: 0 },
      { count: 2, price: 99 },
    ],
    second_required_when: { ram_over: 512, nvme_over: 4 },
  },
  memory: {
    slots: 16,
    options: [
      { id: 1, value: 256, label: '256 GB', price: 0, requires_cpu: 1 },
      { id: 2, value: 512, label: '512 GB', price: 70, requires_cpu: 1 },
      { id: 3, value: 1024, label: '1024 GB', price: 210, requires_cpu: 2 },
    ],
    default: 1,
  },
  disks: {
    min: 1,
    max: 8,
    mirror_hint_below: 2,
    options: [
      {
        id: 1,
        type: 'NVMe',
        name: '1.92 TB NVMe',
        volume: 1920,
        form: 'U.2',
        interface: 'PCIe',
        price: 16,
        max_count: 6,
      },
      { id: 2, type: 'SSD', name: '960 GB SSD', volume: 960, form: '2.5', interface: 'SATA', price: 6, max_count: 8 },
      { id: 3, type: 'HDD', name: '4 TB HDD', volume: 4096, form: '3.5', interface: 'SATA', price: 7, max_count: 2 },
    ],
    default: [{ option: 1, count: 2 }],
  },
  raid_controllers: [
    {
      id: null,
      name: 'Software RAID',
      price: 0,
      levels: ['0', '1', '5', '6', '10'],
      supports: ['NVMe', 'SSD', 'HDD'],
      max_disks: 8,
    },
    { id: 1, name: 'Broadcom', price: 19, levels: ['0', '1', '10'], supports: ['SSD', 'HDD'], max_disks: 4 },
  ],
  ports: [
    { id: 1, label: '1 Gbps', mbps: 1000, guaranteed_mbps: 100, traffic: null, price: 0 },
    { id: 2, label: '10 Gbps, 20 TB', mbps: 10_000, guaranteed_mbps: null, traffic: 20, price: 59 },
  ],
  ips: [
    { id: 1, label: '1 IPv4', count: 1, price: 2.5 },
    { id: 2, label: '/29', count: 8, price: 14 },
  ],
  extra_traffic: [{ id: 1, volume: 5, price: 10 }],
};

/** A server with figures of its own. */
export const server = (change: Partial<DsTariff> = {}): DsTariff => ({
  id: 1,
  slug: 'gold',
  name: 'Gold',
  url: '/dedicated-servers/gold/',
  price: 229,
  old_price: null,
  setup_fee: 79,
  cpu_detail: {
    vendor: 'Intel',
    model: 'Xeon Gold',
    count: 1,
    cores: 24,
    threads: 48,
    frequency: 2.1,
    boost_frequency: 3.9,
    family: null,
    benchmark: null,
  },
  disks: [{ type: 'NVMe', name: '1.92 TB NVMe', volume: 1920, count: 2 }],
  memory_with_units: { value: 256, unit: 'GB', type: 'DDR5', ecc: true, max_value: 1024 },
  frequency: '24×2.1',
  platform: null,
  chassis: null,
  front: null,
  raid: { kind: 'software', name: null },
  port_mbps: 1000,
  guaranteed_mbps: 100,
  traffic: null,
  ipv4_count: 1,
  ipv6_prefix: 64,
  locations: [1, 2],
  sold_out_locations: [2],
  country_codes: ['DE'],
  availability: { state: 'in_stock', count: null, delivery_hours: 4 },
  is_configurable: true,
  tags: [],
  updated: '2026-01-01T00:00:00.000Z',
  position: 0,
  ...change,
});

const system = (id: number, slug: string, price: number, panels: number[]): DsData['os'][number] => ({
  id,
  slug,
  name: slug,
  version: '1',
  family: 'linux',
  icon: null,
  price,
  min_cpu: 1,
  min_ram: 1,
  min_disk: 10,
  control_panels: panels,
  excluded_tariffs: [],
  excluded_locations: [],
  end_of_support: null,
  is_default: id === 1,
  position: id,
});

export const data: DsData = {
  tariff: server(),
  configuration: offer,
  os: [system(1, 'debian', 0, [1]), system(2, 'windows', 14, [])],
  control_panels: [
    {
      id: 1,
      slug: 'plesk',
      name: 'Plesk',
      edition: 'Pro',
      icon: null,
      price: 23,
      min_ram: 1,
      min_disk: 1,
      trial_days: 0,
      description: null,
      position: 0,
    },
  ],
  locations: [place(1), place(2), place(3)],
  rent_periods: [
    { months: 1, discount_percent: 0, is_default: true },
    { months: 12, discount_percent: 10, is_default: false },
  ],
  promo: null,
  tax: { country: 'DE', rate_percent: 19, reverse_charge: false, label: 'VAT' },
};

export const choice: DsChoice = {
  tariff: 1,
  custom_tariff_id: null,
  location: 1,
  os: 1,
  control_panel: null,
  configuration: null,
  rent_period: 1,
  count: 1,
};
