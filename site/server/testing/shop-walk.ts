import type { OrderBody, PaymentMethodSlug, ProductLine, RentPeriod } from '@hoster/contract';
import type { DsChoice } from '@hoster/domain/lines/dedicated/choice';
import { noDsFilter } from '@hoster/domain/lines/dedicated/filter';
import type { VhChoice } from '@hoster/domain/lines/web-hosting';
import type { VpnChoice } from '@hoster/domain/lines/vpn';
import { fromCents } from '@hoster/domain/money/money';
import type { VpsChoice } from '@hoster/domain/lines/vps/choice';
import { dsFiguresQuery, dsTariffsQuery } from '../../src/api/dedicated.ts';
import { vhContextQuery } from '../../src/api/web-hosting.ts';
import { vpsOrderContextQuery } from '../../src/api/vps.ts';
import { backupContextQuery } from '../../src/api/backup.ts';
import type { AppContext } from '../../src/app/app-context.tsx';
import { MONTH, planPrice, wantedPeriod } from '../../src/parts/catalogue/plan-price.ts';
import type { OrderCall, LineAdapter } from '../../src/order/line-adapter.ts';
import type { LineOrder } from '../../src/order/line-order.ts';
import { backupLine } from '../../src/order/lines/backup/backup-line.ts';
import type { BackupOrder } from '../../src/order/lines/backup/backup-order.ts';
import { dedicatedLine } from '../../src/order/lines/dedicated/dedicated-line.ts';
import type { DedicatedOrder } from '../../src/order/lines/dedicated/dedicated-order.ts';
import { vpnLine } from '../../src/order/lines/vpn/vpn-line.ts';
import { productPrice, type VpnOrder } from '../../src/order/lines/vpn/vpn-order.ts';
import { vpsLine } from '../../src/order/lines/vps/vps-line.ts';
import type { VpsPlanOrder } from '../../src/order/lines/vps/vps-order.ts';
import { hostingLine } from '../../src/order/lines/web-hosting/hosting-line.ts';
import type { HostingOrder } from '../../src/order/lines/web-hosting/hosting-order.ts';

/** A change of the configuration, with a word for failures. */
interface Option<Choice> {
  what: string;
  change: Partial<Choice>;
}

/** Something to order: the page that lists it, its order page, and the options of its configuration. */
export interface Sold {
  line: ProductLine;
  name: string;
  /** Path of the page with its card; of the order page, with the query that names it. */
  listed: string;
  page: string;
  query: Readonly<Record<string, string>>;
  /** Finds its card's price in the HTML of the page that lists it. */
  card: (html: string) => string | undefined;
  orderOf: (app: AppContext, query: URLSearchParams) => Promise<LineOrder>;
  /** What the card shows of the order that an address means, and what the order has for it: EUR cents a month. */
  cardOf: (app: AppContext, query: URLSearchParams) => Promise<{ card: number; order: number }>;
  /** Addresses with one option each, the first without any. */
  addresses: (app: AppContext, query: URLSearchParams) => Promise<{ what: string; query: URLSearchParams }[]>;
  /** The call that orders what an address means; null where the page doesn't let it through. */
  call: (app: AppContext, query: URLSearchParams, body: Common) => Promise<OrderCall | null>;
}

type Common = Pick<OrderBody, 'accept_terms' | 'currency' | 'terms_version' | 'expected_total' | 'promo_code'> & {
  payment_method: PaymentMethodSlug;
};

const AMOUNT = /data-part="amount" value="([^"]+)"/;

/** The first price in the row or tile that a pattern finds. */
const priceIn =
  (start: string | RegExp) =>
  (html: string): string | undefined => {
    const at = html.search(start);
    return at < 0 ? undefined : AMOUNT.exec(html.slice(at))?.[1];
  };

/** The row of a table that links to a page. */
const rowOf = (url: string) => priceIn(new RegExp(`href="${url}(?:\\?[^"]*)?"`));

function sold<Order extends LineOrder & { choice: Choice }, Choice>(
  line: LineAdapter<Order>,
  options: (order: Order) => Option<Choice>[],
  card: (order: Order) => number,
  ofOrder: (order: Order) => number = ({ total }) => total.perMonth,
): Pick<Sold, 'line' | 'orderOf' | 'cardOf' | 'addresses' | 'call'> {
  return {
    line: line.name,
    orderOf: (app, query) => line.orderOf(app, query),
    async cardOf(app, query) {
      const order = await line.orderOf(app, query);
      return { card: card(order), order: ofOrder(order) };
    },
    async addresses(app, query) {
      const order = await line.orderOf(app, query);
      const twice = { what: 'two of it', change: { count: 2 } };
      return [{ what: 'nothing more', change: {} }, twice, ...options(order)].map(({ what, change }) => {
        const kept = line.queryOf({ ...order, choice: { ...order.choice, ...change } });
        for (const [name, value] of query) if (!kept.has(name)) kept.set(name, value);
        return { what, query: kept };
      });
    },
    async call(app, query, body) {
      const order = await line.orderOf(app, query);
      return line.firstProblem(order) === null ? line.call(order, body) : null;
    },
  };
}

const vpsOptions = ({ data, choice, plan }: VpsPlanOrder): Option<VpsChoice>[] => [
  ...data.os.map(({ id, slug }) => ({ what: slug, change: { os: id } })),
  ...data.control_panels.map(({ id, slug }) => ({ what: slug, change: { control_panel: id } })),
  ...data.locations
    .filter(({ id }) => plan.locations.includes(id))
    .map(({ id, slug }) => ({ what: slug, change: { location: id } })),
  ...(['monthly', 'one_time'] as const).flatMap((when) =>
    data.extra_services[when].map(({ id, slug, min, max, included }) => ({
      what: slug,
      change: {
        extra_services: {
          ...choice.extra_services,
          [when]: [
            ...choice.extra_services[when].filter((one) => one.id !== id),
            { id, count: Math.min(Math.max(min, included + 1), max) },
          ],
        },
      },
    })),
  ),
];

const hostingOptions = ({ context, plan }: HostingOrder): Option<VhChoice>[] => [
  ...context.cms.map(({ slug }) => ({ what: slug, change: { cms: slug } })),
  ...context.locations
    .filter(({ id }) => plan.locations.includes(id))
    .map(({ id, slug }) => ({ what: slug, change: { location: id } })),
];

function dedicatedOptions({ context, choice }: DedicatedOrder): Option<DsChoice>[] {
  const { configuration: offer, os, control_panels: panels } = context;
  const now = choice.configuration;
  const part = (what: string, change: Partial<NonNullable<DsChoice['configuration']>>) =>
    now ? [{ what, change: { configuration: { ...now, ...change } } }] : [];
  return [
    ...os.map(({ id, slug }) => ({ what: slug, change: { os: id } })),
    ...panels.map(({ id, slug }) => ({ what: slug, change: { control_panel: id } })),
    ...(offer
      ? [
          ...offer.memory.options.flatMap(({ id, label }) => part(label, { memory: id })),
          ...offer.ports.flatMap(({ id, label }) => part(label, { port: id })),
          ...offer.ips.flatMap(({ id, label }) => part(label, { ips: [id] })),
          ...offer.extra_traffic.flatMap(({ id, volume }) => part(`${volume} TB`, { extra_traffic: id })),
        ]
      : []),
  ];
}

const backupOptions = ({ context }: BackupOrder) =>
  context.locations.map(({ id, slug }) => ({ what: slug, change: { location: id } }));

const vpnOptions = ({ backendData }: VpnOrder): Option<VpnChoice>[] =>
  backendData.nodes.slice(0, 3).map(({ id }) => ({ what: `exit ${id}`, change: { exit_node_location: id } }));

const termOf = ({ context, choice }: LineOrder): RentPeriod =>
  wantedPeriod(context.rent_periods, new URLSearchParams({ period: String(choice.rent_period) }));

const vpsCard = (order: VpsPlanOrder): number => {
  const place = order.data.locations.find(({ id }) => id === order.choice.location);
  return planPrice(order.plan, termOf(order), place?.price_percent, order.context.promo).perMonth;
};

const hostingCard = (order: HostingOrder): number =>
  planPrice(order.plan, termOf(order), 0, order.context.promo).perMonth;

/** Everything that the shop sells, line by line. */
export async function everythingSold(app: AppContext): Promise<Sold[]> {
  const known = app.queryClient;
  await known.ensureQueryData(dsFiguresQuery(app, { landing: undefined, filter: noDsFilter }));
  const [vps, hosting, servers, backup] = await Promise.all([
    known.ensureQueryData(vpsOrderContextQuery(app, {})),
    known.ensureQueryData(vhContextQuery(app)),
    known.ensureQueryData(dsTariffsQuery(app, { landing: undefined, filter: noDsFilter })),
    known.ensureQueryData(backupContextQuery(app)),
  ]);
  return [
    ...vps.tariffs
      .filter(({ is_custom }) => !is_custom)
      .map(({ slug, name, url }) => ({
        ...sold(vpsLine(slug), vpsOptions, vpsCard),
        name,
        listed: '/virtual-private-servers/',
        page: url,
        query: {},
        card: rowOf(url),
      })),
    ...hosting.tariffs.map(({ slug, name, url }) => ({
      ...sold(hostingLine(slug), hostingOptions, hostingCard),
      name,
      listed: '/web-hosting/',
      page: url,
      query: {},
      card: rowOf(url),
    })),
    ...servers.results.map(({ slug, name, url, price }) => ({
      ...sold(
        dedicatedLine(slug),
        dedicatedOptions,
        ({ context }) => planPrice({ slug, price }, MONTH, 0, context.promo).perMonth,
        // The list follows the promo code, not the term.
        ({ context, total }) =>
          planPrice({ slug, price: fromCents(total.listPerMonth) }, MONTH, 0, context.promo).perMonth,
      ),
      name,
      listed: '/dedicated-servers/',
      page: url,
      query: {},
      card: rowOf(url),
    })),
    ...backup.volumes.map(({ volume, price }) => ({
      ...sold(
        backupLine,
        backupOptions,
        (order) => planPrice({ slug: String(volume), price }, termOf(order), 0, order.context.promo).perMonth,
      ),
      name: `${volume} GB`,
      listed: '/backups/',
      page: '/backups/',
      query: { volume: String(volume) },
      card: priceIn(new RegExp(`name="volume"[^>]*value="${volume}"|value="${volume}"[^>]*name="volume"`)),
    })),
    ...(['single', 'multi-hop'] as const).map((product) => ({
      ...sold(vpnLine, vpnOptions, (order) => productPrice(order, product)),
      name: product,
      listed: '/vpn/',
      page: '/vpn/',
      query: { product },
      card: priceIn(new RegExp(`name="product"[^>]*value="${product}"|value="${product}"[^>]*name="product"`)),
    })),
  ];
}
