import { z } from 'zod';
import { Id, IdText, Timestamp } from './common.ts';

/** A run of `admin import`, which brings in the customers of another shop, or a dry run of it. */
export const ImportRun = z.object({
  id: Id,
  kind: z.enum(['whmcs', 'csv']),
  /** Name of the other shop. */
  title: z.string(),
  /** Its installation, within which old ids are unique. */
  source: z.string(),
  /** Name of the file or folder. */
  file: z.string(),
  is_dry: z.boolean(),
  /** Login on the server of who typed the command; null if unknown. */
  started_by: z.string().nullable(),
  started: Timestamp,
  /** Null while it runs, or when it was interrupted. */
  finished: Timestamp.nullable(),
  /** Records that it has made. */
  records: z.int(),
});
export type ImportRun = z.infer<typeof ImportRun>;

export const ImportRunsQuery = z.object({
  before: IdText.optional(),
  /** Dry runs only, or those that import. */
  kind: z.enum(['dry', 'real']).optional(),
});
export type ImportRunsQuery = z.infer<typeof ImportRunsQuery>;

/** Runs, newest first. `next`: `before` of the next page; null on the last. */
export const ImportRunPage = z.object({ results: z.array(ImportRun), next: Id.nullable() });
export type ImportRunPage = z.infer<typeof ImportRunPage>;

/** A run with its report in English: what was found and left out, warnings, and counts and balances compared. */
export const ImportRunDetails = ImportRun.extend({
  report: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
});
export type ImportRunDetails = z.infer<typeof ImportRunDetails>;
