import type { VpsOrder } from '@hoster/contract';
import { withValues } from '../../../i18n/translate.ts';
import type { Db } from '../../../platform/db/index.ts';
import { FieldError } from '../../../platform/http/index.ts';
import { sshKeyProblem } from './ssh-key.ts';
import { sshKeyOfOrder, sshKeysOf } from './ssh-keys.ts';
import { orderTexts } from '../texts.ts';

/**
 * The keys to install on an ordered server: the chosen ones, and the new one, which is also saved in the account.
 * @throws FieldError for keys that aren't the customer's, or that OpenSSH would refuse
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
  // Saved before a check was added.
  const refused = chosen.find((row) => row && sshKeyProblem(row.key));
  if (refused) {
    throw new FieldError({ ssh_keys: [withValues(orderTexts.sshKeyRefused, { title: refused.title })] });
  }
  const rows = new Map([...chosen, ...added].flatMap((row) => (row ? [[row.id, row] as const] : [])));
  return [...rows.values()].map(({ title, key }) => ({ title, key }));
}
