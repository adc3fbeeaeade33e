import type {
  BackupOrderContext,
  CmsLanding,
  DsFigures,
  DsGroupLanding,
  HomeContext,
  Landing,
  VhOrderContext,
  VpnNode,
  VpnOrderContext,
  VpsOrderContext,
  VpsTypeLanding,
} from '@hoster/contract';
import type { AppContext } from '../../app-context.tsx';

/** Name of a product line. */
export type LineName = keyof HomeContext['min_prices'];

/** Smallest and largest value of a figure. */
export type Range = readonly [low: number, high: number];

/** A page about a part of a line. */
export interface LinePage {
  label: string;
  /** Without language prefix. */
  url: string;
}

/** What the page says of a line. Figures are null where the backend couldn't be asked, or the line has none. */
export interface Line {
  name: LineName;
  /** Without language prefix. */
  url: string;
  /** Prices of its plans for a month, in EUR without VAT, ascending. */
  prices: number[];
  cores: Range | null;
  /** In GB. */
  memory: Range | null;
  /** In GB. */
  storage: Range | null;
  /** Fastest port in Mbps. */
  port: number | null;
  /** Names of the countries where it can be had, from the backend: browsers and servers name some differently. */
  countries: string[];
  /** Days within which the first payment is refunded. */
  refundDays: number | null;
  pages: LinePage[];
}

const rangeOf = (values: readonly number[]): Range | null =>
  values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
const ascending = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b);
const pagesOf = (...lists: readonly (readonly Landing[] | undefined)[]): LinePage[] =>
  lists.flatMap((list) => (list ?? []).map(({ label, url }) => ({ label, url })));
const countriesOf = (places: readonly { name: string; is_available: boolean }[]): string[] => [
  ...new Set(places.flatMap(({ name, is_available: is }) => (is ? [name] : []))),
];

const MB_PER_GB = 1024;

/** The figures of every line. A line that the backend doesn't tell of is without figures, one not offered is missing. */
export async function loadLines(app: AppContext): Promise<Line[]> {
  const ask = <Answer>(path: string) => app.request<Answer>(path, { ignore: [404], rethrow: false });
  const [vps, vpsPlaces, vpsTypes, vh, vhPlaces, vhCms, ds, dsPlaces, dsGroups, backup, single, multi, nodes] =
    await Promise.all([
      ask<VpsOrderContext>('/my/api/vps-order/create_context/'),
      ask<Landing[]>('/my/api/vps-location-landings/'),
      ask<VpsTypeLanding[]>('/my/api/vps-type-landings/'),
      ask<VhOrderContext>('/my/api/vhosting/order/create_context/'),
      ask<Landing[]>('/my/api/vhosting-location-landings/'),
      ask<CmsLanding[]>('/my/api/hosting-cms-landings/'),
      ask<DsFigures>('/my/api/ds-order/tariff/figures/'),
      ask<Landing[]>('/my/api/ds-location-landings/'),
      ask<DsGroupLanding[]>('/my/api/ds-group-landings/'),
      ask<BackupOrderContext>('/my/api/backup-order/create_context/'),
      ask<VpnOrderContext>('/my/api/vpn/order/create_context/single/'),
      ask<VpnOrderContext>('/my/api/vpn/order/create_context/multi-hop/'),
      ask<VpnNode[]>('/my/api/vpn/order/exit_node_locations/'),
    ]);
  const plans = vps?.tariffs.filter(({ is_custom: is }) => !is) ?? [];
  const hosting = vh?.tariffs ?? [];
  const measured = (measure: keyof DsFigures['measures']) => ds?.measures[measure].map(({ value }) => value) ?? [];
  const volumes = backup?.volumes ?? [];
  const vpnPrices = [single, multi].flatMap(
    (context) => context?.prices.flatMap(({ months, price }) => (months === 1 ? [price] : [])) ?? [],
  );
  return [
    {
      name: 'web_hosting',
      url: '/web-hosting/',
      prices: ascending(hosting.map(({ price }) => price)),
      cores: rangeOf(hosting.map(({ cpu_cores: cores }) => cores)),
      memory: rangeOf(hosting.map(({ memory_mb: memory }) => memory / MB_PER_GB)),
      storage: rangeOf(hosting.map(({ disk_size: disk }) => disk)),
      port: null,
      countries: countriesOf(vh?.locations ?? []),
      refundDays: vh?.test_days ?? null,
      pages: pagesOf(vhPlaces, vhCms),
    },
    {
      name: 'vps',
      url: '/virtual-private-servers/',
      prices: ascending(plans.map(({ price }) => price)),
      cores: rangeOf(plans.map(({ cpu_count: count }) => count)),
      memory: rangeOf(plans.map(({ ram_size: size }) => size)),
      storage: rangeOf(plans.map(({ disk_size: size }) => size)),
      port: plans.length === 0 ? null : Math.max(...plans.map(({ port_mbps: port }) => port)),
      countries: countriesOf(vps?.locations ?? []),
      refundDays: null,
      pages: pagesOf(vpsTypes, vpsPlaces),
    },
    {
      name: 'dedicated',
      url: '/dedicated-servers/',
      prices: ascending(measured('price')),
      cores: rangeOf(measured('cores')),
      memory: rangeOf(measured('memory')),
      storage: rangeOf(measured('storage')),
      port: ds?.port_mbps ?? null,
      countries: (dsPlaces ?? []).flatMap(({ country_code: code, label }) =>
        code !== null && ds?.country_codes.includes(code) ? [label] : [],
      ),
      refundDays: null,
      pages: pagesOf(dsGroups, dsPlaces),
    },
    {
      name: 'backup',
      url: '/backups/',
      prices: ascending(volumes.map(({ price }) => price)),
      cores: null,
      memory: null,
      storage: rangeOf(volumes.map(({ volume }) => volume)),
      port: backup?.port_mbps ?? null,
      countries: countriesOf(backup?.locations ?? []),
      refundDays: null,
      pages: [],
    },
    ...(single
      ? [
          {
            name: 'vpn' as const,
            url: '/vpn/',
            prices: ascending(vpnPrices),
            cores: null,
            memory: null,
            storage: null,
            port: null,
            countries: countriesOf(nodes ?? []),
            refundDays: single.money_back_days,
            pages: [],
          },
        ]
      : []),
  ];
}
