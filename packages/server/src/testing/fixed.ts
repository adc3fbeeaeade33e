import { frozenClock, type FrozenClock } from '../platform/clock.ts';

/** Public tests on PostgreSQL must have one, as shops must. */
export const secretKey = 'a key of tests, which keeps nothing secret';

/** Time as all tests begin it. */
export const testClock = (): FrozenClock => frozenClock(new Date('2026-11-20T12:00:00Z'));
