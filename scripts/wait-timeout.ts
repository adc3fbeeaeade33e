/**
 * How long tests wait for a condition, in milliseconds. Tests don't get slower, because every wait ends when its
 * condition holds. It's long enough for a machine under four times the load.
 */
export const WAIT_TIMEOUT = 60_000;
