import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode, StaffChangeKind } from '@hoster/contract';
import { and, eq } from '../../platform/db/drizzle.ts';
import type { Message } from '../../i18n/translate.ts';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { AppError, notFound } from '../../platform/http/index.ts';
import { lockBillingAccount } from '../../billing/index.ts';
import { type ServiceRow, services } from '../../sales/index.ts';
import { serviceChanges } from './tables.ts';
import { deskTexts } from './texts.ts';

/** What a change has changed, as the audit log and the history show it. */
export interface Changed {
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
}

/** Who changes a service, why, and the key that makes it once. */
export interface Asked {
  readonly kind: StaffChangeKind;
  readonly key: string;
  readonly reason: string;
  /** User of the staff. */
  readonly by: number;
  /** The values, as they were sent. */
  readonly values: Record<string, unknown>;
}

/**
 * Makes a change of a service once for its key, and stores it in the history. Whoever else changes the service, such as the
 * job of the term, waits for it or is waited for: locks are taken in the order in which payments take them.
 * @param make null: it is so already, and nothing is stored
 * @throws AppError 404, 409 `idempotency_key_reused`, and what `make` throws
 */
export async function changeOnce(
  { clock, db }: Context,
  id: number,
  { by, key, kind, reason, values }: Asked,
  make: (tx: Db, service: ServiceRow) => Promise<Changed | null>,
): Promise<Changed | null> {
  return db.transaction(async (tx) => {
    const service = await lockAnyService(tx, id);
    const sameKey = and(eq(serviceChanges.serviceId, id), eq(serviceChanges.key, key));
    const [made] = await tx.select().from(serviceChanges).where(sameKey);
    if (made) {
      if (made.kind === kind && isDeepStrictEqual(made.asked, values)) return null;
      throw refused('idempotency_key_reused', deskTexts.reused);
    }
    const changed = await make(tx, service);
    if (changed === null) return null;
    await tx
      .insert(serviceChanges)
      .values({ ...changed, serviceId: id, kind, key, asked: values, reason, madeBy: by, at: clock.now() });
    return changed;
  });
}

/** A service of any customer, locked after its account. @throws AppError 404 */
async function lockAnyService(tx: Db, id: number): Promise<ServiceRow> {
  const [known] = await tx.select({ accountId: services.accountId }).from(services).where(eq(services.id, id));
  if (!known) throw notFound(`No service ${id}`);
  await lockBillingAccount(tx, known.accountId);
  const [service] = await tx.select().from(services).where(eq(services.id, id)).for('update');
  if (!service) throw notFound(`No service ${id}`);
  return service;
}

/** 409 of a change. */
export const refused = (code: ErrorCode, detail: Message): AppError => new AppError({ status: 409, code, detail });

/** 409 for a service in another state. */
export const wrongState = (): AppError => refused('service_state', deskTexts.state);
