import { cutText } from '@hoster/domain/text/cut-text';
import { dayMilliseconds } from '../../platform/index.ts';
import type { OperationRow } from './tables.ts';

/** Pauses between failed tries double from the first one, so that thirteen tries take a day. */
const firstPauseMilliseconds = 10_000;
const longestPauseMilliseconds = 12 * 60 * 60 * 1000;
/** Longest pause of what is never given up. */
const restlessMilliseconds = 60 * 60 * 1000;
/** Share of a pause by which it varies, so that services that failed together aren't tried together. */
const jitter = 0.05;
const customerMilliseconds = 10 * 60 * 1000;

const reasonLength = 500;

/** Message of an error, for staff. */
export const staffMessageOf = (error: unknown): string => cutText(String(error), reasonLength);

/** How long failing tries are repeated: a build for a day, a customer's operation for minutes, the shop's forever. */
function patienceOf(kind: OperationRow['kind']): number {
  if (kind === 'build') return dayMilliseconds;
  return isOfShop(kind) ? Number.POSITIVE_INFINITY : customerMilliseconds;
}

/** Whether the shop wants it, not the customer. */
export const isOfShop = (kind: OperationRow['kind']): boolean =>
  kind === 'change' || kind === 'suspend' || kind === 'resume' || kind === 'remove';

/** When an operation is tried again after another failure; null: never. */
export function nextTry(
  { firstFailedAt, kind, tries }: Pick<OperationRow, 'firstFailedAt' | 'kind' | 'tries'>,
  now: Date,
  random = Math.random(),
): Date | null {
  const longest = isOfShop(kind) ? restlessMilliseconds : longestPauseMilliseconds;
  const pause = Math.min(firstPauseMilliseconds * 2 ** Math.min(tries, 30), longest) * (1 + jitter * random);
  const next = new Date(now.getTime() + Math.round(pause));
  const since = firstFailedAt ?? now;
  return next.getTime() - since.getTime() > patienceOf(kind) ? null : next;
}
