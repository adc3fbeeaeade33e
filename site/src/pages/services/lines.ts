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
import type { LinePagePath } from '@hoster/domain/lines/line-pages';
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
  url: LinePagePath;
  /** Prices of its plans for a month, in EUR without VAT, ascending. */
  prices: number[];
  cores: Range | null;
  /** In GB. */
  memory: Range | null;
  /** In GB. */
  storage: Range | null;
  /** Fastest port in Mbps. */
  port: number | null;
  /** Names of the countries where it is available, from the backend: browsers and servers name some differently. */
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

/** What a line without processors, memory and pages of its own has of them. */
const unmeasured = { cores: null, memory: null, storage: null, port: null, refundDays: null, pages: [] };

type Ask = <Answer>(path: string) => Promise<Answer | undefined>;

/** The figures of each line, in the order of the page. A line that isn't offered is null. */
const readers: Readonly<Record<LineName, (ask: Ask) => Promise<Omit<Line, 'name'> | null>>> = {
  async web_hosting(ask) {
    const [vh, places, cms] = await Promise.all([
      ask<VhOrderContext>('/my/api/vhosting/order/create_context/'),
      ask<Landing[]>('/my/api/vhosting-location-landings/'),
      ask<CmsLanding[]>('/my/api/hosting-cms-landings/'),
    ]);
    const plans = vh?.tariffs ?? [];
    return {
      url: '/web-hosting/',
      prices: ascending(plans.map(({ price }) => price)),
      cores: rangeOf(plans.map(({ cpu_cores: cores }) => cores)),
      memory: rangeOf(plans.map(({ memory_mb: memory }) => memory / MB_PER_GB)),
      storage: rangeOf(plans.map(({ disk_size: disk }) => disk)),
      port: null,
      countries: countriesOf(vh?.locations ?? []),
      refundDays: vh?.test_days ?? null,
      pages: pagesOf(places, cms),
    };
  },
  async vps(ask) {
    const [vps, places, types] = await Promise.all([
      ask<VpsOrderContext>('/my/api/vps-order/create_context/'),
      ask<Landing[]>('/my/api/vps-location-landings/'),
      ask<VpsTypeLanding[]>('/my/api/vps-type-landings/'),
    ]);
    const plans = vps?.tariffs.filter(({ is_custom: is }) => !is) ?? [];
    return {
      url: '/virtual-private-servers/',
      prices: ascending(plans.map(({ price }) => price)),
      cores: rangeOf(plans.map(({ cpu_count: count }) => count)),
      memory: rangeOf(plans.map(({ ram_size: size }) => size)),
      storage: rangeOf(plans.map(({ disk_size: size }) => size)),
      port: plans.length === 0 ? null : Math.max(...plans.map(({ port_mbps: port }) => port)),
      countries: countriesOf(vps?.locations ?? []),
      refundDays: null,
      pages: pagesOf(types, places),
    };
  },
  async dedicated(ask) {
    const [ds, places, groups] = await Promise.all([
      ask<DsFigures>('/my/api/ds-order/tariff/figures/'),
      ask<Landing[]>('/my/api/ds-location-landings/'),
      ask<DsGroupLanding[]>('/my/api/ds-group-landings/'),
    ]);
    const measured = (measure: keyof DsFigures['measures']) => ds?.measures[measure].map(({ value }) => value) ?? [];
    return {
      url: '/dedicated-servers/',
      prices: ascending(measured('price')),
      cores: rangeOf(measured('cores')),
      memory: rangeOf(measured('memory')),
      storage: rangeOf(measured('storage')),
      port: ds?.port_mbps ?? null,
      countries: (places ?? []).flatMap(({ country_code: code, label }) =>
        code !== null && ds?.country_codes.includes(code) ? [label] : [],
      ),
      refundDays: null,
      pages: pagesOf(groups, places),
    };
  },
  async backup(ask) {
    const backup = await ask<BackupOrderContext>('/my/api/backup-order/create_context/');
    const volumes = backup?.volumes ?? [];
    return {
      url: '/backups/',
      ...unmeasured,
      prices: ascending(volumes.map(({ price }) => price)),
      storage: rangeOf(volumes.map(({ volume }) => volume)),
      port: backup?.port_mbps ?? null,
      countries: countriesOf(backup?.locations ?? []),
    };
  },
  async vpn(ask) {
    const [single, multi, nodes] = await Promise.all([
      ask<VpnOrderContext>('/my/api/vpn/order/create_context/single/'),
      ask<VpnOrderContext>('/my/api/vpn/order/create_context/multi-hop/'),
      ask<VpnNode[]>('/my/api/vpn/order/exit_node_locations/'),
    ]);
    if (!single) return null;
    const prices = [single, multi].flatMap(
      (context) => context?.prices.flatMap(({ months, price }) => (months === 1 ? [price] : [])) ?? [],
    );
    return {
      url: '/vpn/',
      ...unmeasured,
      prices: ascending(prices),
      countries: countriesOf(nodes ?? []),
      refundDays: single.money_back_days,
    };
  },
};

/** The figures of every line. A line that the backend doesn't tell of is without figures, one not offered is missing. */
export async function loadLines(app: AppContext): Promise<Line[]> {
  const ask: Ask = (path) => app.request(path, { ignore: [404], rethrow: false });
  const names = Object.keys(readers) as LineName[];
  const lines = await Promise.all(
    names.map(async (name) => {
      const figures = await readers[name](ask);
      return figures && { name, ...figures };
    }),
  );
  return lines.filter((line) => line !== null);
}
