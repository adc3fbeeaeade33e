// Run by kill.full.test.ts in a process of its own: a backend at a given time, which is killed while it takes the due
// steps.
import { createBackend, frozenClock } from '../index.ts';
import { secretKey } from './fixed.ts';

const [, , databaseUrl = '', time = ''] = process.argv;
await createBackend({ databaseUrl, secretKey, clock: frozenClock(new Date(time)) });
