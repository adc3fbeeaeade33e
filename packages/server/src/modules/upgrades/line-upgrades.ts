import type { PricedPart } from '@hoster/domain';
import type { Db } from '../../db/types.ts';
import type { Language } from '../../http/language.ts';
import type { Catalogue } from '../catalogue/load.ts';
import type { ServiceRow } from '../orders/tables.ts';

/** What a plan makes of a service. */
export type OnPlan = Pick<ServiceRow, 'planId' | 'spec'>;

/** A plan that a service can move to. */
export interface LargerPlan extends OnPlan {
  /** Its part of the price. */
  readonly tariff: PricedPart;
}

/** How services of a product line move to larger plans. */
export interface LineUpgrades {
  /** Plans with at least as much of everything as a service has, whatever they cost. */
  larger(catalogue: Catalogue, service: ServiceRow): LargerPlan[];
  /** What a service on a plan has: "4 vCPU", "8 GB RAM", most important first. */
  facts(catalogue: Catalogue, on: OnPlan, language: Language): string[];
  /** Whether another service on this plan fits into the location. */
  hasRoom(db: Db, on: OnPlan, locationId: number): Promise<boolean>;
  /** Takes the room; `returnStock` of the line gives it back. @returns false when there's none */
  takeRoom(tx: Db, on: OnPlan, locationId: number): Promise<boolean>;
}
