import { randomUUID } from 'node:crypto';
import type { ServiceLink, ServiceLinkOrder } from '@hoster/contract';
import pTimeout from 'p-timeout';
import type { Context } from '../../platform/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { providerById, providerIdOf, markOf, placeOf } from '../providers/registry.ts';
import { checkPossible, conflict, lockedService } from './find.ts';
import { serviceOperations } from './tables.ts';

/** A visitor waits for it. */
const linkMilliseconds = 4000;

/**
 * Asks the provider for a one-time address of a service. It isn't stored.
 * @throws AppError 404 for no such service of theirs, 409 `operation_unavailable`
 */
export async function serviceLink(
  context: Context,
  viewer: Viewer,
  id: number,
  { kind }: ServiceLinkOrder,
): Promise<ServiceLink> {
  const { clock, db, log } = context;
  const service = await db.transaction(async (tx) => {
    const found = await lockedService(tx, viewer.accountId, id);
    await checkPossible(context, tx, found, kind);
    return found;
  });
  const place = await placeOf(context, service);
  const provider = providerById(context, providerIdOf(context, service, place));
  const createdAt = clock.now();
  const key = `${id}/${kind}/${randomUUID()}`;
  const { external, generation, kind: line, name } = service;
  const call = {
    service: id,
    line,
    name,
    mark: markOf(context, id),
    generation,
    key,
    place,
    external,
    reference: null,
  };
  let answer;
  try {
    const signal = AbortSignal.timeout(linkMilliseconds);
    answer = await pTimeout(provider.operate({ ...call, signal }, { kind }), { milliseconds: linkMilliseconds });
  } catch (error) {
    log.error({ err: error, operation: key }, 'A provider gave no link');
    throw conflict('operation_unavailable');
  }
  const link = answer.is === 'done' ? answer.value.link : undefined;
  if (!link) throw conflict('operation_unavailable');
  const finishedAt = clock.now();
  await db.insert(serviceOperations).values({
    serviceId: id,
    kind,
    key,
    generation,
    state: 'done',
    askedBy: viewer.userId,
    createdAt,
    startedAt: createdAt,
    finishedAt,
  });
  return { url: link.url, expires: link.expires.toISOString() };
}
