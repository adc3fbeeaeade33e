import { openThreads } from '../../platform/threads/index.ts';
import type { Reader } from './judge.ts';
import type { readMail } from './read-mail.ts';

/** A thread of its own: a hostile message must not make invoices wait. */
const inThread = openThreads({ threads: 1, waiting: 16, milliseconds: 15_000, heap: 256 });

/** Reads a message in a thread, within 15 seconds. @throws AppError 503 when it takes longer */
export const readInThread: Reader = (raw) =>
  inThread<typeof readMail>(`${import.meta.dirname}/read-mail.ts`, 'readMail', raw);
