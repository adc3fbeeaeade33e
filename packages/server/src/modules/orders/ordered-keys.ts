import type { VpsOrder } from '@hoster/contract';
import type { Db } from '../../db/types.ts';
import { FieldError } from '../../http/errors.ts';
import { sshKeyOfOrder, sshKeysOf } from './ssh-keys.ts';
import { orderTexts } from './texts.ts';

/**
 * The keys to install on an ordered server: those chosen, and the new one, which the account keeps as well.
 * @throws FieldError for keys that aren't the customer's
 */
export async function orderedKeys(
  tx: Db,
  order: Pick<VpsOrder, 'ssh_key' | 'ssh_keys'>,
  userId: number,
): Promise<{ title: string; key: string }[]> {
  const added = order.ssh_key === null ? [] : [await sshKeyOfOrder(tx, userId, order.ssh_key)];
  const own = await sshKeysOf(tx, userId);
  const chosen = order.ssh_keys.map((id) => own.find((row) => row.id === id));
  if (chosen.includes(undefined)) throw new FieldError({ ssh_keys: [orderTexts.sshKeyUnknown] });
  const rows = new Map([...chosen, ...added].flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return [...rows.values()].map(({ title, key }) => ({ title, key }));
}
