import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pTimeout from 'p-timeout';
import type { Context } from '../../platform/index.ts';
import type { Viewer } from '../../identity/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { conflict } from '../operations/find.ts';
import { serviceOperations } from '../operations/tables.ts';
import { markOf, placeOf, providerById, providerIdOf } from '../providers/registry.ts';

/** A visitor waits for it. */
const openMilliseconds = 4000;

/**
 * Asks the provider for the screen of a server, and notes in its history who has opened it.
 * @throws AppError 409 `operation_unavailable`
 */
export async function openScreen(context: Context, viewer: Viewer, service: ServiceRow): Promise<Duplex> {
  const { clock, db, log } = context;
  const { external, generation, id, kind: line, name } = service;
  const place = await placeOf(context, service);
  const provider = providerById(context, providerIdOf(context, service, place));
  const key = `${id}/console/${randomUUID()}`;
  const startedAt = clock.now();
  const mark = markOf(context, id);
  const signal = AbortSignal.timeout(openMilliseconds);
  const call = { service: id, line, name, mark, generation, key, place, external, reference: null, signal };
  let screen: Duplex | undefined;
  let isLate = false;
  const opening = Promise.resolve(provider.console?.(call)).then((opened) => {
    // Whoever connects it listens later.
    opened?.on('error', () => opened.destroy());
    if (isLate) opened?.destroy();
    return opened;
  });
  try {
    screen = await pTimeout(opening, { milliseconds: openMilliseconds });
  } catch (error) {
    isLate = true;
    log.error({ err: error, operation: key }, 'A provider opened no console');
  }
  if (!screen) throw conflict('operation_unavailable');
  const times = { createdAt: startedAt, startedAt, finishedAt: clock.now() };
  try {
    await db
      .insert(serviceOperations)
      .values({ serviceId: id, kind: 'console', key, generation, state: 'done', askedBy: viewer.userId, ...times });
  } catch (error) {
    screen.destroy();
    throw error;
  }
  return screen;
}
