import type { DsFigures, HomeContext, Landing } from '@hoster/contract';
import type { LinePagePath } from '@hoster/domain/lines/line-pages';
import { featuresQuery } from '../../api/site.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { offeredLandings } from '../../features/web-hosting/vh-rows.ts';

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

/** Data of a line on the page. Figures are null where the backend is unavailable or the line has none. */
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

/** Values of a line without its own processors, memory and pages. */
const unmeasured = { cores: null, memory: null, storage: null, port: null, refundDays: null, pages: [] };

const quietly = { ignore: [404], rethrow: false };

/** The figures of each line, in the order of the page. A line that isn't offered is null. */
const readers: Readonly<Record<LineName, (app: AppContext) => Promise<Omit<Line, 'name'> | null>>> = {
  async web_hosting({ call }) {
    const [vh, places, cms] = await Promise.all([
      call('getVhOrderContext', quietly),
      call('getVhLocationLandings', quietly),
      call('getHostingCmsLandings', quietly),
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
      pages: pagesOf(offeredLandings(places ?? [], vh?.locations ?? []), cms),
    };
  },
  async vps({ call }) {
    const [vps, places, types] = await Promise.all([
      call('getVpsOrderContext', quietly),
      call('getVpsLocationLandings', quietly),
      call('getVpsTypeLandings', quietly),
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
  async dedicated({ call }) {
    const [ds, places, groups] = await Promise.all([
      call('getDsFigures', quietly),
      call('getDsLocationLandings', quietly),
      call('getDsGroupLandings', quietly),
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
  async backup({ call }) {
    const backup = await call('getBackupOrderContext', quietly);
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
  async vpn({ call }) {
    const [single, multi, nodes] = await Promise.all([
      call('getVpnSingleContext', quietly),
      call('getVpnMultiHopContext', quietly),
      call('getVpnNodes', quietly),
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

/**
 * The figures of every line. A line that the backend has no data for is without figures; one with nothing on sale is missing.
 */
export async function loadLines(app: AppContext): Promise<Line[]> {
  const names = Object.keys(readers) as LineName[];
  const [features, lines] = await Promise.all([
    app.queryClient.fetchQuery(featuresQuery(app)).catch(() => null),
    Promise.all(
      names.map(async (name) => {
        const figures = await readers[name](app);
        return figures && { name, ...figures };
      }),
    ),
  ]);
  return lines.filter((line) => line !== null).filter(({ url }) => !features?.unsold_pages?.includes(url));
}
