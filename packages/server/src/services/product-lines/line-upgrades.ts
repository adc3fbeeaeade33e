import type { PricedPart } from '@hoster/domain';
import type { Db } from '../../platform/db/index.ts';
import type { Language } from '../../platform/http/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import type { ServiceRow } from '../../sales/index.ts';

/** State of a service on a plan. */
export type OnPlan = Pick<ServiceRow, 'planId' | 'spec'>;

/** A plan that a service can be upgraded to. */
export interface LargerPlan extends OnPlan {
  /** Its part of the price. */
  readonly tariff: PricedPart;
}

/** Upgrades of services of a product line to larger plans. */
export interface LineUpgrades {
  /** Plans with at least as much of everything as a service has, regardless of price. */
  larger(catalogue: Catalogue, service: ServiceRow): LargerPlan[];
  /** Specifications of a service on a plan: "4 vCPU", "8 GB RAM", most important first. */
  facts(catalogue: Catalogue, on: OnPlan, language: Language): string[];
  /** Whether another service on this plan fits into the location. */
  hasRoom(db: Db, on: OnPlan, locationId: number): Promise<boolean>;
  /** Reserves capacity; `returnStock` of the line returns it. @returns false when there's none */
  reserveRoom(tx: Db, on: OnPlan, locationId: number): Promise<boolean>;
}
