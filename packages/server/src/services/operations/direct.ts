import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/index.ts';
import type { Viewer } from '../../identity/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import type { Call, Provider } from '../providers/provider.ts';
import { builderOf, providerById } from '../providers/registry.ts';
import { callAbout } from './ask.ts';
import { serviceOperations } from './tables.ts';

/** What is asked of a provider while a visitor waits, beside the queue of operations. */
export interface Direct {
  readonly kind: 'console' | 'login_link';
  readonly provider: Provider;
  readonly call: Call;
  readonly startedAt: Date;
}

/** A visitor waits for it. */
export const directMilliseconds = 4000;

/** Prepares a call that a visitor waits for. */
export async function directCall(context: Context, service: ServiceRow, kind: Direct['kind']): Promise<Direct> {
  const { place, providerId } = await builderOf(context, service);
  const call = callAbout(context, service, {
    generation: service.generation,
    key: `${service.id}/${kind}/${randomUUID()}`,
    place,
    reference: null,
    signal: AbortSignal.timeout(directMilliseconds),
  });
  const provider = providerById(context, providerId);
  return { kind, provider, call, startedAt: context.clock.now() };
}

/** Notes in the history of its service that a call was answered, and for whom. */
export async function noteDirect({ clock, db }: Context, viewer: Viewer, { call, kind, startedAt }: Direct) {
  const { generation, key, service: serviceId } = call;
  await db.insert(serviceOperations).values({
    serviceId,
    kind,
    key,
    generation,
    state: 'done',
    askedBy: viewer.userId,
    createdAt: startedAt,
    startedAt,
    finishedAt: clock.now(),
  });
}
