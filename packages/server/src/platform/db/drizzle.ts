/**
 * Drizzle, imported here for the whole backend: Node parses the package's list of 1,500 entry points again for each file
 * that imports it, 2 ms each, which was half a second of every start.
 */
// oxlint-disable-next-line no-restricted-imports -- The only file that imports it.
export * from 'drizzle-orm';
