import { availableParallelism, totalmem } from 'node:os';

/** What a worker of the end-to-end tests takes: a site, its PostgreSQL and a browser. */
const WORKER_BYTES = 1.5 * 2 ** 30;

/**
 * How many processors tests keep busy: what the machine has, as far as its memory goes round. At least two, as many as
 * the smallest machine has; at most eight, because the tests' PostgreSQL has connections for no more.
 */
export const cores = Math.max(2, Math.min(8, availableParallelism(), Math.floor(totalmem() / WORKER_BYTES)));
