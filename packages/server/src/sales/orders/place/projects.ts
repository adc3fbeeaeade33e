import { and, asc, eq } from '../../../platform/db/drizzle.ts';
import type { Project } from '@hoster/contract';
import type { Db } from '../../../platform/db/index.ts';

import { projects } from '../tables.ts';

/** The project that every account has from the start. */
export const generalProject = 'General';

/** How the initial choice of every line is named. */
export const initialNames = { name: '', project_name: generalProject };

export async function projectsOf(db: Db, accountId: number): Promise<Project[]> {
  const rows = await db.select().from(projects).where(eq(projects.accountId, accountId)).orderBy(asc(projects.id));
  return rows.map((row) => ({ id: row.id, name: row.name, is_default: row.isDefault }));
}

/** The account's project of this name, created if it doesn't exist. @returns its id */
export async function projectNamed(tx: Db, accountId: number, name: string): Promise<number> {
  await tx
    .insert(projects)
    .values({ accountId, name, isDefault: name === generalProject })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.accountId, accountId), eq(projects.name, name)));
  if (!row) throw new Error(`The project ${name} was stored but not found.`);
  return row.id;
}
