import { VhOrderContext, type OrderCreated, type VhOrderInput } from '@hoster/contract';
import { eq } from '../platform/db/drizzle.ts';
import type { Browser } from './browser.ts';
import { termsVersionAt } from './terms-of-service.ts';
import { vhCapacity } from '../catalogue/tables.ts';
import { placeOrder, type TestShop } from './shop.ts';

export const contextPath = '/my/api/vhosting/order/create_context/';
export const orderPath = '/my/api/vhosting/order/';
export const placeLandingsPath = '/my/api/vhosting-location-landings/';
export const cmsLandingsPath = '/my/api/hosting-cms-landings/';
export const pagePath = (slug: string) => `/my/api/page-context/${slug}/public_page_context/`;

/** Ids of locations. */
export const places = { frankfurt: 1, rotterdam: 2, dallas: 3, barcelona: 4, zurich: 5, moscow: 7, kyiv: 9 } as const;

/** Ids of plans. */
export const plans = { start: 1, basic: 2, pro: 3, business: 4 } as const;

/** Headers of a visitor in a country. */
export const from = (country: string) => ({ headers: { 'cf-ipcountry': country } });

/** An order that the shop accepts: Basic with WordPress in Frankfurt for a month, from the balance. */
export function aHostingOrder(browser: Browser, change: Partial<VhOrderInput> = {}): VhOrderInput {
  return {
    tariff: plans.basic,
    location: places.frankfurt,
    cms: 'wordpress',
    rent_period: 1,
    payment_method: 'balance',
    currency: 'EUR',
    accept_terms: true,
    terms_version: termsVersionAt(browser.now()),
    ...change,
  };
}

/** Orders in place of an unpaid order. @throws when the shop refuses */
export const orderHosting = (browser: Browser, change: Partial<VhOrderInput> = {}): Promise<OrderCreated> =>
  placeOrder(browser, orderPath, aHostingOrder(browser, change));

/** The order page's context. @param query with its question mark */
export const contextOf = async (browser: Browser, query = '', headers: Record<string, string> = {}) =>
  VhOrderContext.parse((await browser.get(`${contextPath}${query}`, { headers })).json());

/** Remaining accounts of a location. */
export async function accountsAt({ db }: TestShop, location: number): Promise<number> {
  const [row] = await db.select().from(vhCapacity).where(eq(vhCapacity.locationId, location));
  return row?.accounts ?? 0;
}
