import { type ClosedOrders, type LineSettings, type OrderObstacle, ProductLine } from '@hoster/contract';
import { type CompanySettings, companySettingsOf, settingsOf } from '../platform/company/index.ts';
import type { Db } from '../platform/db/index.ts';
import { AppError } from '../platform/http/index.ts';
import type { Context } from '../platform/index.ts';
import { settingsTexts } from './texts.ts';

declare module '../platform/context.ts' {
  interface Context {
    /** Whether a new service of a line would only be simulated, in a place (null: of no place), or in all of them. */
    isSimulated(
      context: Pick<Context, 'settings'>,
      lines: LineSettings | null,
      line: ProductLine,
      place?: string | null,
    ): boolean;
  }
}

type Shop = Pick<Context, 'isSimulated' | 'settings'>;

/** Whether staff sell a line. */
export const isLineSold = (lines: LineSettings | null, line: ProductLine): boolean => lines?.[line].is_sold !== false;

/** Lines that are sold, although their new services would only be simulated, on a site that isn’t a demo. */
export const simulatedLines = (shop: Shop, lines: LineSettings | null): ProductLine[] =>
  shop.settings.demo
    ? []
    : ProductLine.options.filter((line) => isLineSold(lines, line) && shop.isSimulated(shop, lines, line));

/** What keeps all orders closed. A demo may sell what is invented. */
export function obstaclesIn(
  shop: Shop,
  { company, lines, sender }: Pick<CompanySettings, 'company' | 'lines' | 'sender'>,
): OrderObstacle[] {
  if (shop.settings.demo) return [];
  const isAnyBuilt = ProductLine.options.some(
    (line) => isLineSold(lines, line) && !shop.isSimulated(shop, lines, line),
  );
  return [
    ...(company ? [] : (['company'] as const)),
    ...(sender ? [] : (['sender'] as const)),
    ...(isAnyBuilt ? [] : (['provider'] as const)),
  ];
}

/** Orders that are closed at present, for the pages. */
export async function closedOrders(shop: Shop & Pick<Context, 'db'>): Promise<ClosedOrders> {
  const company = await companySettingsOf(shop.db);
  const { lines } = company;
  const unsold = ProductLine.options.filter((line) => !isLineSold(lines, line));
  return { all: obstaclesIn(shop, company).length > 0, lines: [...unsold, ...simulatedLines(shop, lines)] };
}

/** @throws AppError 409 `orders_closed` while nothing can be sold: without a seller there’s no invoice */
export async function mustBeOpen(shop: Shop, db: Pick<Db, 'select'>): Promise<void> {
  if (shop.settings.demo) return;
  const missing = obstaclesIn(shop, await companySettingsOf(db));
  if (missing.some((obstacle) => obstacle !== 'provider')) {
    throw new AppError({ status: 409, code: 'orders_closed', detail: settingsTexts.ordersClosed });
  }
}

/**
 * @param place short code of the data centre, null for a line that isn’t in one; without it, one place is enough
 * @throws AppError 409 `orders_closed` for a line that nobody builds there or that isn’t sold, and as `mustBeOpen`
 */
export async function mustSell(
  shop: Shop,
  db: Pick<Db, 'select'>,
  line: ProductLine,
  place?: string | null,
): Promise<void> {
  await mustBeOpen(shop, db);
  const lines = await settingsOf(db, 'lines');
  const isBuilt = shop.settings.demo || !shop.isSimulated(shop, lines, line, place);
  if (isBuilt && isLineSold(lines, line)) return;
  throw new AppError({ status: 409, code: 'orders_closed', detail: settingsTexts.lineClosed });
}
