import type { ServiceRow } from '../../sales/index.ts';
import { addMonths } from '../dates.ts';

/** How far ahead a service may be paid, in months. */
const MOST_MONTHS = 36;

/** Whether another term may be paid for now. */
export const isWithinReach = ({ paidUntil }: Pick<ServiceRow, 'paidUntil'>, now: Date): boolean =>
  paidUntil !== null && paidUntil < addMonths(now, MOST_MONTHS);
