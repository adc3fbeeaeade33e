import type { Location, VpsTariff, VpsTypeLanding } from '@hoster/contract';
import { fixtureData } from '@hoster/domain/lines/vps/catalogue.fixture';
import { describe, expect, it } from 'vitest';
import { availabilityOf, placesOf } from '../../parts/catalogue/plan-rows.ts';
import { planRows } from './plan-rows.ts';

const place = (id: number, country_code: string, is_available = true): Location => ({
  id,
  slug: `place-${id}`,
  country_code,
  cities: ['City'],
  name: country_code,
  city: 'City',
  datacenter: null,
  is_available,
  unavailable_reason: null,
  position: id,
});

const plan = (id: number, changes: Partial<VpsTariff> = {}): VpsTariff => ({
  id,
  slug: `nvme-${id}`,
  name: `NVMe ${id}`,
  url: `/virtual-private-servers/nvme-${id}/`,
  price: 5 * id,
  old_price: null,
  setup_fee: 0,
  cpu_count: id,
  cpu_kind: 'shared',
  ram_size: id * 2,
  disk_size: id * 40,
  disk_type: 'NVMe',
  traffic: 2,
  port_mbps: 1000,
  ipv4_count: 1,
  ipv6_prefix: 64,
  virtualization: 'KVM',
  ddos_gbps: 10,
  locations: [1, 2],
  sold_out_locations: [],
  windows_allowed: id > 1,
  is_custom: false,
  tags: [],
  is_popular: false,
  position: id,
  ...changes,
});

const landing = (changes: Partial<VpsTypeLanding>): VpsTypeLanding => ({
  slug: 'x',
  footer: null,
  id: 1,
  prefix: 'on',
  label: 'X',
  url: '/virtual-private-servers/on-x/',
  country_code: null,
  cities: [],
  short_description: null,
  min_price: null,
  position: 0,
  os_family: null,
  min: {},
  tags: [],
  ...changes,
});

const places = [place(1, 'DE'), place(2, 'NL')];
const ids = (rows: { tariff: VpsTariff }[]) => rows.map(({ tariff }) => tariff.id);

describe('plans of a catalogue page', () => {
  it('shows every plan in the order of the server', () => {
    expect(ids(planRows([plan(3), plan(1)], places, null))).toEqual([1, 3]);
  });

  it('shows on a country page only what exists there', () => {
    const { os_family: _, min: _min, tags: _tags, ...country } = landing({ prefix: 'in', country_code: 'NL' });
    expect(ids(planRows([plan(1, { locations: [1] }), plan(2)], places, country))).toEqual([2]);
    expect(placesOf(places, country).map(({ id }) => id)).toEqual([2]);
  });

  it('leaves out plans too small for the purpose or for Windows', () => {
    const windows = landing({ os_family: 'windows', min: { cpu_count: 2, ram_size: 4 } });
    expect(ids(planRows([plan(1), plan(2), plan(3, { windows_allowed: false })], places, windows))).toEqual([2]);
  });

  it('prefers plans with the tag, and falls back to all that fit', () => {
    const tagged = landing({ tags: ['databases'] });
    expect(ids(planRows([plan(1), plan(2, { tags: ['databases'] })], places, tagged))).toEqual([2]);
    expect(ids(planRows([plan(1), plan(2)], places, tagged))).toEqual([1, 2]);
  });

  it('starts the custom plan at the purpose’s minimum, with its price', () => {
    const custom = plan(9, { is_custom: true, cpu_count: 1, ram_size: 1, disk_size: 20, price: 3 });
    const { parameters } = fixtureData;
    const rowOf = (min: VpsTypeLanding['min']) =>
      planRows([plan(4), custom], places, landing({ min }), parameters).find(({ tariff }) => tariff.is_custom)?.tariff;
    // 3.00 + 2.00 + 3 × 1.20 + 2 × 0.45
    expect(rowOf({ cpu_count: 2, ram_size: 4, disk_size: 40 })).toMatchObject({
      cpu_count: 2,
      ram_size: 4,
      disk_size: 40,
      price: 9.5,
    });
    // 8 GB of RAM need 2 vCPU and 80 GB.
    expect(rowOf({ ram_size: 8 })).toMatchObject({ cpu_count: 2, ram_size: 8, disk_size: 80, price: 16.1 });
    expect(rowOf({})).toEqual(custom);
  });

  it('leaves the plan of free sizes out where its price isn’t known', () => {
    const rows = planRows([plan(4), plan(9, { is_custom: true })], places, landing({ min: { ram_size: 4 } }));
    expect(ids(rows)).toEqual([4]);
  });

  it('distinguishes sold out from limited', () => {
    expect(availabilityOf(plan(1), places).state).toBe('available');
    expect(availabilityOf(plan(1, { sold_out_locations: [2] }), places).state).toBe('limited');
    expect(availabilityOf(plan(1, { sold_out_locations: [1, 2] }), places).state).toBe('sold_out');
    expect(availabilityOf(plan(1), [place(1, 'DE', false)]).state).toBe('sold_out');
    // A closed data centre is no news about a plan.
    expect(availabilityOf(plan(1), [place(1, 'DE'), place(2, 'NL', false)]).state).toBe('available');
  });
});
