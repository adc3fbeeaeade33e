import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { locationOf, type NextPlan, type ServiceRow } from '../../sales/index.ts';
import type { OnPlan } from '../product-lines/line-upgrades.ts';

/** State of a service on the plan that was chosen for it. What has changed since, such as its system, stays. */
export const onNextPlan = ({ spec }: Pick<ServiceRow, 'spec'>, { planId, size }: NextPlan): OnPlan => ({
  planId,
  spec: { ...spec, ...size },
});

/**
 * Holds the room of a smaller plan until its term begins. Where plans share the room of a location, the service's own is
 * enough. @returns false when there's none
 */
export async function holdRoom({ serviceLines }: Context, tx: Db, service: ServiceRow, on: OnPlan): Promise<boolean> {
  const { upgrades } = serviceLines[service.kind];
  if (!upgrades || upgrades.sharesRoom) return upgrades !== undefined;
  return upgrades.reserveRoom(tx, on, locationOf(service));
}

/** Gives back the room that is held for a smaller plan. */
export async function releaseRoom({ serviceLines }: Context, tx: Db, service: ServiceRow): Promise<void> {
  const line = serviceLines[service.kind];
  if (!service.nextPlan || line.upgrades?.sharesRoom) return;
  await line.returnStock(tx, { ...service, ...onNextPlan(service, service.nextPlan) });
}

/** Exchanges the room of the present plan for that of the smaller one. */
export async function exchangeRoom({ serviceLines }: Context, tx: Db, service: ServiceRow, on: OnPlan): Promise<void> {
  const line = serviceLines[service.kind];
  await line.returnStock(tx, service);
  if (!line.upgrades?.sharesRoom) return;
  // It fits into what was just returned.
  if (!(await line.upgrades.reserveRoom(tx, on, locationOf(service)))) {
    throw new Error(`The smaller plan of the service ${service.id} has no room`);
  }
}
