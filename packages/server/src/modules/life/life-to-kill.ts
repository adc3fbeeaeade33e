// Run by kill.test.ts in a process of its own: a backend at a given time, which is killed while it does what is due.
import { createBackend, frozenClock } from '../../index.ts';
import { secretKey } from '../../testing/fixed.ts';

const [, , databaseUrl = '', time = ''] = process.argv;
await createBackend({ databaseUrl, secretKey, clock: frozenClock(new Date(time)) });
