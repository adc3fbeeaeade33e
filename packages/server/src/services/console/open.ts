import type { Duplex } from 'node:stream';
import pTimeout from 'p-timeout';
import type { Context } from '../../platform/index.ts';
import type { Viewer } from '../../identity/index.ts';
import type { ServiceRow } from '../../sales/index.ts';
import { directCall, directMilliseconds, noteDirect } from '../operations/direct.ts';
import { conflict } from '../operations/find.ts';

/**
 * Asks the provider for the screen of a server, and notes in its history who has opened it.
 * @throws AppError 409 `operation_unavailable`
 */
export async function openScreen(context: Context, viewer: Viewer, service: ServiceRow): Promise<Duplex> {
  const direct = await directCall(context, service, 'console');
  const { call, provider } = direct;
  let screen: Duplex | undefined;
  let isLate = false;
  const opening = Promise.resolve(provider.console?.(call)).then((opened) => {
    // Whoever connects it listens later.
    opened?.on('error', () => opened.destroy());
    if (isLate) opened?.destroy();
    return opened;
  });
  try {
    screen = await pTimeout(opening, { milliseconds: directMilliseconds });
  } catch (error) {
    isLate = true;
    context.log.error({ err: error, operation: call.key }, 'A provider opened no console');
  }
  if (!screen) throw conflict('operation_unavailable');
  try {
    await noteDirect(context, viewer, direct);
  } catch (error) {
    screen.destroy();
    throw error;
  }
  return screen;
}
