import type { SmallerObstacle } from '@hoster/contract';
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

/** Another plan, which has less of something. */
export interface OtherPlan extends LargerPlan {
  /** Why a service can't move to it, as far as its data shows. */
  readonly obstacle: SmallerObstacle | null;
}

/** Moves of services of a product line to larger plans, and to smaller ones. */
export interface LineUpgrades {
  /** Plans with at least as much of everything as a service has, regardless of price. */
  larger(catalogue: Catalogue, service: ServiceRow): LargerPlan[];
  /** All plans for sale but its own, regardless of price. */
  others(catalogue: Catalogue, service: ServiceRow): OtherPlan[];
  /** Whether plans share the room of a location, so that a smaller one always fits where a service is. */
  readonly sharesRoom: boolean;
  /** Specifications of a service on a plan: "4 vCPU", "8 GB RAM", most important first. */
  facts(catalogue: Catalogue, on: OnPlan, language: Language): string[];
  /** Whether another service on this plan fits into the location. */
  hasRoom(db: Db, on: OnPlan, locationId: number): Promise<boolean>;
  /** Reserves capacity; `returnStock` of the line returns it. @returns false when there's none */
  reserveRoom(tx: Db, on: OnPlan, locationId: number): Promise<boolean>;
}
