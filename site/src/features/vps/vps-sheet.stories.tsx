import type { Location, VpsTariff } from '@hoster/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictured } from '../../../../packages/ui/docs-page/modes.ts';
import { siteMessages, withSite } from '../../layout/testing/with-site.tsx';
import { planRows } from './plan-rows.ts';
import { VpsSheet } from './vps-sheet.tsx';

const place = (id: number, country_code: string, name: string): Location => ({
  id,
  slug: name.toLowerCase(),
  country_code,
  cities: [name],
  name,
  city: name,
  datacenter: null,
  is_available: true,
  unavailable_reason: null,
  position: id,
});
const places = [place(1, 'DE', 'Frankfurt'), place(2, 'NL', 'Amsterdam')];

const plan = (
  id: number,
  cpu: number,
  ram: number,
  disk: number,
  traffic: number | null,
  price: number,
): VpsTariff => ({
  id,
  slug: `nvme-${id}`,
  name: `NVMe ${id}`,
  url: `/virtual-private-servers/nvme-${id}/`,
  price,
  old_price: null,
  setup_fee: 0,
  cpu_count: cpu,
  cpu_kind: 'shared',
  ram_size: ram,
  disk_size: disk,
  disk_type: 'NVMe',
  traffic,
  port_mbps: cpu > 2 ? 2000 : 1000,
  ipv4_count: 1,
  ipv6_prefix: 64,
  virtualization: 'KVM',
  ddos_gbps: 10,
  locations: [1, 2],
  sold_out_locations: id === 4 ? [1, 2] : id === 2 ? [2] : [],
  windows_allowed: cpu > 1,
  is_custom: false,
  tags: [],
  is_popular: id === 3,
  position: id,
});
/** The seed's plans: one limited to a place, one most chosen, one sold out. */
const plans = [
  plan(1, 1, 1, 20, 2, 4.9),
  plan(2, 1, 2, 40, 4, 7.9),
  plan(3, 2, 4, 80, 6, 13.5),
  plan(4, 4, 8, 160, 8, 25),
  plan(5, 8, 16, 320, null, 48),
];

const meta = {
  title: 'Compositions/Plan sheet',
  component: VpsSheet,
  tags: ['!autodocs'],
  decorators: [withSite({ at: '/virtual-private-servers/' })],
  loaders: [siteMessages('catalogue', 'vps', 'prices')],
  args: {
    rows: planRows(plans, places, null),
    period: { months: 12, discount_percent: 10, is_default: false },
    surcharge: 0,
    query: '?period=12',
  },
} satisfies Meta<typeof VpsSheet>;
export default meta;

/** The plans of the catalogue; a plan's choices go along in its address. */
export const Matrix: StoryObj<typeof meta> = {
  parameters: pictured(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'NVMe 3 plan' })).toHaveAttribute(
      'href',
      expect.stringContaining('/virtual-private-servers/nvme-3/?period=12'),
    );
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
};
