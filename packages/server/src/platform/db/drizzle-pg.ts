/** Drizzle's part for PostgreSQL, imported here for the whole backend as `drizzle.ts` is. */
// oxlint-disable-next-line no-restricted-imports -- The only file that imports it.
export * from 'drizzle-orm/pg-core';
