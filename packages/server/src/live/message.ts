import type { LiveMessage } from '@hoster/contract';
import { z } from 'zod';

const change = z.union([
  z.object({ kind: z.enum(['service', 'ticket']), id: z.int() }),
  z.object({ kind: z.literal('payment'), id: z.string() }),
  z.object({ kind: z.enum(['balance', 'notifications']) }),
]);
const notification = z.union([
  z.object({ ended: z.array(z.int()) }),
  z.intersection(z.object({ whose: z.union([z.int(), z.literal('staff')]) }), change),
]);

/** A notification of the channel: sessions that have ended, or a change and whom it concerns. */
export type Notification =
  | { readonly ended: readonly number[] }
  | { readonly whose: number | 'staff'; readonly message: LiveMessage };

/** Reads what `changed` and `sessionsEnded` have sent; null for anything else, such as that of a newer version. */
export function readNotification(payload: string): Notification | null {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    return null;
  }
  const read = notification.safeParse(value);
  if (!read.success) return null;
  if ('ended' in read.data) return read.data;
  const { whose, ...message } = read.data;
  return { whose, message };
}
