import { DsOrderContext, type DsConfigured, type DsOrderInput, type OrderCreated } from '@hoster/contract';
import { and, eq } from '../platform/db/drizzle.ts';
import type { Browser } from './browser.ts';
import { termsVersionAt } from './terms-of-service.ts';
import { dsStock } from '../catalogue/dedicated-tables.ts';
import { placeOrder, type TestShop } from './shop.ts';
import { mockRack } from '../sandbox/providers/rack.ts';
import type { RackRequest, RackState } from '../sandbox/providers/rack-machine.ts';

export const contextPath = '/my/api/ds-order/create_context/';
export const orderPath = '/my/api/ds-order/';
export const tariffsPath = '/my/api/ds-order/tariff/';
export const pagePath = (slug: string): string => `/my/api/page-context/${slug}/public_page_context/`;

/** Ids of the locations. */
export const places = { frankfurt: 1, rotterdam: 2, dallas: 3, barcelona: 4, zurich: 5 } as const;
/** Ids of plans. */
export const plans = {
  e3: 1,
  e2236: 2,
  e2388g: 5,
  ryzen5: 6,
  gold6226r: 10,
  gold5412u: 11,
  storageE2236: 12,
  epyc7302p: 13,
  epyc9124: 16,
} as const;
/** Ids of systems. */
export const systems = { ubuntu: 2, windows: 17 } as const;

/** An order that the shop accepts: the cheapest server in Frankfurt with Ubuntu for a month, from the balance. */
export function aDsOrder(browser: Browser, change: Partial<DsOrderInput> = {}): DsOrderInput {
  return {
    tariff: plans.e3,
    location: places.frankfurt,
    os: systems.ubuntu,
    rent_period: 1,
    payment_method: 'balance',
    currency: 'EUR',
    accept_terms: true,
    terms_version: termsVersionAt(browser.now()),
    ...change,
  };
}

/** Orders in place of an unpaid order. @throws when the shop refuses */
export const orderDedicated = (browser: Browser, change: Partial<DsOrderInput> = {}): Promise<OrderCreated> =>
  placeOrder(browser, orderPath, aDsOrder(browser, change));

/** The context of the page of a server. @param query `slug=e-2236` */
export async function contextOf(browser: Browser, query: string, language = 'en'): Promise<DsOrderContext> {
  const answer = await browser.get(`${contextPath}?${query}`, { headers: { 'accept-language': language } });
  return DsOrderContext.parse(answer.json());
}

/** The default configuration of a plan. */
export async function standardOf(browser: Browser, slug: string): Promise<DsConfigured> {
  const { initial } = await contextOf(browser, `slug=${slug}`);
  return initial['configuration'] as DsConfigured;
}

const row = (planId: number, location: number) => and(eq(dsStock.planId, planId), eq(dsStock.locationId, location));

/** Remaining stock of a plan in a location. */
export async function stockAt({ db }: TestShop, planId: number, location: number): Promise<number> {
  const [found] = await db.select().from(dsStock).where(row(planId, location));
  return found?.available ?? 0;
}

export const setStock = ({ db }: TestShop, planId: number, location: number, available: number) =>
  db.update(dsStock).set({ available }).where(row(planId, location));

/** Remote hands that record their requests, and fail while `failure` is set. */
export function recordedRack() {
  const mock = mockRack();
  const asked: RackRequest[] = [];
  const applied: RackState[] = [];
  const failing: { failure: Error | null } = { failure: null };
  const rack = {
    ...mock,
    deliver: async (request: RackRequest) => {
      asked.push(request);
      if (failing.failure) throw failing.failure;
      return mock.deliver(request);
    },
    apply: async (state: RackState) => void applied.push(state),
  };
  return { rack, asked, applied, failing };
}
