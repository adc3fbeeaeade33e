import type { StaffChangeKind, StaffServiceDetails } from '@hoster/contract';
import { toLedger } from '@hoster/domain';
import { and, desc, eq, inArray, or } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Context } from '../../platform/index.ts';
import { type Language, notFound } from '../../platform/http/index.ts';
import { nameOf, users } from '../../identity/index.ts';
import { catalogueOf } from '../../catalogue/index.ts';
import { payments } from '../../billing/index.ts';
import { type ServiceRow, services, serviceSteps } from '../../sales/index.ts';
import { deletesAt, isOnTrial, isRenewable, renewableStates, suspendsAt } from '../lifecycle/due-step.ts';
import { renewalOf } from '../lifecycle/renewal-price.ts';
import { serviceOperations } from '../operations/tables.ts';
import { builderOf, markOf } from '../providers/registry.ts';
import { canCancel } from './cancel.ts';
import { presentAll } from './list.ts';
import { serviceChanges } from './tables.ts';

/** Most rows of each list on the page. */
const most = 50;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A service of any customer with everything that staff see. @throws AppError 404 */
export async function staffServiceDetails(
  context: Context,
  id: number,
  language: Language,
): Promise<StaffServiceDetails> {
  const { clock, db, settings } = context;
  const [service] = await db.select().from(services).where(eq(services.id, id));
  if (!service) throw notFound(`No service ${id}`);
  const [listed] = await presentAll(context, [service], await catalogueOf(db), language);
  if (!listed) throw new Error('The service was not presented.');
  const { place, providerId } = await builderOf(context, service);
  const renews = isRenewable(service) && service.paidUntil !== null;
  return {
    ...listed,
    created: service.createdAt.toISOString(),
    activated: iso(service.activatedAt),
    rent_period: service.rentMonths,
    trial_until: isOnTrial(service) ? iso(service.trialUntil) : null,
    auto_renew: service.autoRenew,
    auto_pay: service.autoPay,
    renewal: renews ? toLedger((await renewalOf(db, service, clock.now())).total.total, 'EUR') : null,
    suspended_for: service.suspendedFor,
    suspended: iso(service.suspendedAt),
    unpaid: iso(service.unpaidSince),
    suspends: iso(suspendsAt(service, settings.schedule)),
    deletes: iso(deletesAt(service, settings.schedule)),
    host: service.host,
    login: service.login,
    provider: {
      id: providerId,
      place,
      mark: markOf(context, id),
      external: Object.entries(service.external ?? {}).map(([name, value]) => ({ name, value: String(value) })),
    },
    charges: await chargesOf(db, service),
    operations: await operationsOf(db, id),
    changes: await changesOf(db, id),
    steps: await stepsOf(db, id),
    possible: possibleFor(service),
  };
}

async function chargesOf(db: Db, { id, purchaseId }: ServiceRow): Promise<StaffServiceDetails['charges']> {
  const ofOrder = purchaseId === null ? undefined : eq(payments.purchaseId, purchaseId);
  const rows = await db
    .select()
    .from(payments)
    .where(and(or(eq(payments.serviceId, id), ofOrder), inArray(payments.purpose, ['purchase', 'renewal', 'upgrade'])))
    .orderBy(desc(payments.id))
    .limit(most);
  return rows.map((row) => ({
    ref: row.ref,
    purpose: row.purpose as 'purchase' | 'renewal' | 'upgrade',
    status: row.status,
    method: row.method,
    total: toLedger(row.amountCurrencyCents, row.currency),
    created: row.createdAt.toISOString(),
    paid: iso(row.paidAt),
  }));
}

async function operationsOf(db: Db, id: number): Promise<StaffServiceDetails['operations']> {
  const rows = await db
    .select({ operation: serviceOperations, user: users })
    .from(serviceOperations)
    .leftJoin(users, eq(users.id, serviceOperations.askedBy))
    .where(eq(serviceOperations.serviceId, id))
    .orderBy(desc(serviceOperations.id))
    .limit(most);
  return rows.map(({ operation, user }) => ({
    id: operation.id,
    kind: operation.kind,
    state: operation.state,
    by: user && nameOf(user),
    error: operation.error,
    created: operation.createdAt.toISOString(),
    finished: iso(operation.finishedAt),
  }));
}

async function changesOf(db: Db, id: number): Promise<StaffServiceDetails['changes']> {
  const rows = await db
    .select({ change: serviceChanges, user: users })
    .from(serviceChanges)
    .leftJoin(users, eq(users.id, serviceChanges.madeBy))
    .where(eq(serviceChanges.serviceId, id))
    .orderBy(desc(serviceChanges.id))
    .limit(most);
  return rows.map(({ change, user }) => ({
    id: change.id,
    kind: change.kind,
    at: change.at.toISOString(),
    by: user && nameOf(user),
    reason: change.reason,
    before: change.before,
    after: change.after,
  }));
}

async function stepsOf(db: Db, id: number): Promise<StaffServiceDetails['steps']> {
  const rows = await db
    .select()
    .from(serviceSteps)
    .where(eq(serviceSteps.serviceId, id))
    .orderBy(desc(serviceSteps.at))
    .limit(most);
  return rows.map(({ at, step, termEnd }) => ({ step, term_end: termEnd.toISOString(), at: at.toISOString() }));
}

/** Changes that the state of a service allows. */
function possibleFor(service: ServiceRow): StaffChangeKind[] {
  const { nextPlan, paidUntil, state } = service;
  const hasTerm = paidUntil !== null && renewableStates.includes(state);
  return [
    ...(hasTerm ? (['extend', 'move_term', 'hold', 'suspend'] as const) : []),
    ...(state === 'suspended' ? (['reactivate'] as const) : []),
    ...(hasTerm && isRenewable(service) && nextPlan === null ? (['price'] as const) : []),
    ...(canCancel(service) ? (['cancel'] as const) : []),
  ];
}
