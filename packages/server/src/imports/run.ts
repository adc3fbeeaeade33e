import { basename } from 'node:path';
import { eq } from '../platform/db/drizzle.ts';
import type { Context } from '../platform/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { importCustomers } from './apply/customers.ts';
import { importInvoices } from './apply/invoices.ts';
import { importNotes } from './apply/notes.ts';
import { type Importing, Records } from './apply/records.ts';
import { importServices } from './apply/services.ts';
import { importTickets } from './apply/tickets.ts';
import { comparison } from './compare.ts';
import type { Company } from './company/company.ts';
import type { ImportMap } from './map.ts';
import { type Plan, planImport } from './plan.ts';
import { reportOf, type Section } from './report.ts';
import { importRuns } from './tables.ts';

/** An import that an operator wants. */
export interface ImportRequest {
  readonly kind: 'whmcs' | 'csv';
  readonly file: string;
  readonly company: Company;
  readonly map: ImportMap;
  readonly isDry: boolean;
  /** Login on the machine of who typed the command; null where it has none. */
  readonly startedBy: string | null;
}

/**
 * Imports a company, or reports what that would do. What was imported before stays as it is, so it can be repeated: after
 * an interruption, with a map that names more plans, or with a later dump.
 * @returns its report, and whether counts and balances are equal
 */
export async function runImport(
  context: Context,
  { company, file, isDry, kind, map, startedBy }: ImportRequest,
): Promise<{ sections: Section[]; isEqual: boolean }> {
  const { clock, db } = context;
  const catalogue = await catalogueOf(db);
  const plan = planImport(company, map, catalogue, clock.now());
  const [run] = await db
    .insert(importRuns)
    .values({
      kind,
      isDry,
      startedBy,
      source: plan.source,
      file: basename(file),
      title: company.title,
      startedAt: clock.now(),
    })
    .returning({ id: importRuns.id });
  if (!run) throw new Error('The run was not stored.');
  const found = reportOf(plan, catalogue);
  const { isEqual, sections } = isDry ? { isEqual: true, sections: found } : await apply(context, plan, run.id, found);
  await db
    .update(importRuns)
    .set({ finishedAt: clock.now(), report: sections.map(({ lines, title }) => ({ title, lines: [...lines] })) })
    .where(eq(importRuns.id, run.id));
  return { isEqual, sections };
}

async function apply(context: Context, plan: Plan, runId: number, found: readonly Section[]) {
  const records = new Records(context.db, plan.source, runId);
  await records.load();
  const importing: Importing = { context, plan, runId, records };
  await importCustomers(importing);
  await importServices(importing);
  await importInvoices(importing);
  await importTickets(importing);
  await importNotes(importing);
  const made = [...records.made].map(([kind, count]) => `${kind}: ${count}`);
  const { isEqual, section } = await comparison(context.db, plan);
  return {
    isEqual,
    sections: [
      ...found,
      { title: 'Imported by this run', lines: made.length > 0 ? made : ['Nothing: everything was there already.'] },
      section,
    ],
  };
}
