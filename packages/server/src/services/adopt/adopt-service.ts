import { isIP } from 'node:net';
import type { ProductLine } from '@hoster/contract';
import type { PricingInput } from '@hoster/domain';
import { and, sql } from '../../platform/db/drizzle.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { catalogueOf, holderOf, normalAddress, storeBuilt } from '../../catalogue/index.ts';
import { defaultProject, type ServiceRow, services, serviceSteps } from '../../sales/index.ts';
import { staffTasks } from '../by-hand/tables.ts';
import { addDays } from '../dates.ts';
import { markOf } from '../providers/registry.ts';

/** A service that runs already, at another shop or without one. */
export interface Adopted extends Pick<
  ServiceRow,
  'accountId' | 'name' | 'host' | 'login' | 'locationId' | 'termDay' | 'autoRenew' | 'heldUntil'
> {
  readonly line: ProductLine;
  /** Id of its plan within the line. */
  readonly planId: number;
  /** Of web hosting. */
  readonly domain: string | null;
  readonly addresses: readonly string[];
  readonly isSuspended: boolean;
  /** Months of a term. */
  readonly months: number;
  /** What a term costs, for the renewal. */
  readonly pricing: PricingInput;
  /** Net EUR cents a month. */
  readonly priceCents: number;
  /** End of the term that is paid or invoiced elsewhere; null: it has no terms. */
  readonly paidUntil: Date | null;
  readonly startedAt: Date;
  /** What staff should know about it: its server, its name there. */
  readonly external: NonNullable<ServiceRow['external']>;
}

/** What has become of it. */
export interface AdoptedService {
  readonly id: number;
  /** Addresses that weren't taken over, because they're none, or another service has them. */
  readonly left: readonly string[];
  readonly hasDomain: boolean;
}

/**
 * Takes over a service that runs already: nothing is charged, built or emailed. From now on staff work on it by hand, and
 * its next term is renewed at its own price. One whose term is over counts as unpaid from now.
 * @throws Error for a line whose services can't be taken over
 */
export async function adoptService(context: Context, tx: Db, adopted: Adopted): Promise<AdoptedService> {
  const { accountId, addresses, isSuspended, line, paidUntil, planId, startedAt } = adopted;
  const now = context.clock.now();
  const spec = context.serviceLines[line].adopted?.(
    await catalogueOf(context.db),
    planId,
    await freeDomain(tx, adopted),
  );
  if (!spec) throw new Error(`Services of ${line} can’t be taken over.`);
  const isOver = paidUntil !== null && paidUntil <= now && adopted.autoRenew && !isSuspended;
  const [row] = await tx
    .insert(services)
    .values({
      accountId,
      projectId: await defaultProject(tx, accountId),
      kind: line,
      name: adopted.name,
      planId,
      locationId: adopted.locationId,
      state: isSuspended ? 'suspended' : isOver ? 'failed_renew' : 'active',
      spec,
      rentMonths: adopted.months,
      priceCents: adopted.priceCents,
      pricing: adopted.pricing,
      paidUntil,
      termDay: adopted.termDay,
      unpaidSince: isOver || isSuspended ? now : null,
      suspendedAt: isSuspended ? now : null,
      autoRenew: adopted.autoRenew,
      heldUntil: adopted.heldUntil,
      host: adopted.host,
      login: adopted.login,
      provider: 'by-hand',
      external: adopted.external,
      createdAt: startedAt,
      activatedAt: startedAt,
    })
    .returning();
  if (!row) throw new Error('The service was stored but not found.');
  await storeTasks(context, tx, row, isSuspended);
  await skipReminders(context, tx, row);
  const left = await storeAddresses(tx, row.id, addresses, now);
  return { id: row.id, left, hasDomain: 'domain' in spec && spec.domain !== null };
}

/** The domain, unless another hosting account has it. */
async function freeDomain(tx: Db, { domain, line }: Adopted): Promise<string | null> {
  if (domain === null || line !== 'web_hosting') return null;
  const isTaken = await tx.$count(
    services,
    and(
      sql`${services.kind} = 'web_hosting' and ${services.state} not in ('canceled', 'failed_setup')`,
      sql`${services.spec} ->> 'domain' = ${domain}`,
    ),
  );
  return isTaken > 0 ? null : domain;
}

/** What staff have done for it already: they're asked to change, resume and remove it, never to build it. */
async function storeTasks(context: Context, tx: Db, { id, name }: ServiceRow, isSuspended: boolean): Promise<void> {
  const now = context.clock.now();
  const done = { mark: markOf(context, id), serviceId: id, wanted: { name }, createdAt: now, doneAt: now };
  await tx.insert(staffTasks).values({ ...done, key: `${id}/adopted`, kind: 'build' });
  if (isSuspended) await tx.insert(staffTasks).values({ ...done, key: `${id}/adopted-suspended`, kind: 'suspend' });
}

/** Reminders that are due by now were sent by whoever had the service, and it's known that an overdue one isn't paid. */
async function skipReminders({ clock, settings }: Context, tx: Db, service: ServiceRow): Promise<void> {
  const { autoRenew, id, paidUntil, state } = service;
  if (paidUntil === null) return;
  const now = clock.now();
  const due = settings.schedule.remindDays.filter((day) => now >= addDays(paidUntil, -day));
  const steps = [
    ...due.map((day) => `${autoRenew ? 'remind' : 'remind_end'}:${day}`),
    ...(state === 'active' ? [] : ['unpaid']),
    ...(state === 'suspended' ? ['suspend'] : []),
  ];
  if (steps.length === 0) return;
  await tx.insert(serviceSteps).values(steps.map((step) => ({ serviceId: id, termEnd: paidUntil, step, at: now })));
}

/** @returns those that are no addresses, or that another service has */
async function storeAddresses(tx: Db, serviceId: number, typed: readonly string[], now: Date): Promise<string[]> {
  const left: string[] = [];
  const taken = new Set<string>();
  for (const text of typed) {
    const address = isIP(text) === 0 ? null : normalAddress(text);
    if (address === null || (await holderOf(tx, address)) !== null) {
      if (address === null || !taken.has(address)) left.push(text);
      continue;
    }
    const role = taken.size === 0 ? 'main' : 'extra';
    await storeBuilt(tx, serviceId, [{ address, prefix: isIP(address) === 6 ? 64 : 32, role }], now);
    taken.add(address);
  }
  return left;
}
