import type { ServiceLink, ServiceLinkOrder } from '@hoster/contract';
import pTimeout from 'p-timeout';
import type { Context } from '../../platform/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { directCall, directMilliseconds, noteDirect } from './direct.ts';
import { checkPossible, conflict, lockedService } from './find.ts';

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
  const { db, log } = context;
  const service = await db.transaction(async (tx) => {
    const found = await lockedService(tx, viewer.accountId, id);
    await checkPossible(context, tx, found, kind);
    return found;
  });
  const direct = await directCall(context, service, kind);
  const { call, provider } = direct;
  let answer;
  try {
    answer = await pTimeout(provider.operate(call, { kind }), { milliseconds: directMilliseconds });
  } catch (error) {
    log.error({ err: error, operation: call.key }, 'A provider gave no link');
    throw conflict('operation_unavailable');
  }
  const link = answer.is === 'done' ? answer.value.link : undefined;
  if (!link) throw conflict('operation_unavailable');
  await noteDirect(context, viewer, direct);
  return { url: link.url, expires: link.expires.toISOString() };
}
