import { defineMessage } from '@formatjs/intl';
import type { Project } from '@hoster/contract';
import { translate, translations } from '../../../i18n/translate.ts';
import { and, asc, eq, type SQLWrapper, sql } from '../../../platform/db/drizzle.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Language } from '../../../platform/http/index.ts';
import { projects } from '../tables.ts';

const generalName = defineMessage({
  id: 'sales.project.general',
  defaultMessage: 'General',
  description: 'Name of the project that every account has from the start',
});
const generalNames = Object.values(translations(generalName));

/** How the initial choice of every line is named. */
export const initialNames = (language: Language) => ({ name: '', project_name: translate(language, generalName) });

export async function projectsOf(db: Db, accountId: number): Promise<Project[]> {
  const rows = await db.select().from(projects).where(eq(projects.accountId, accountId)).orderBy(asc(projects.id));
  return rows.map((row) => ({ id: row.id, name: row.name, is_default: row.isDefault }));
}

/**
 * The account's project of this name, created if it doesn't exist. The name of the initial choice means the default one,
 * however the customer has named it since. @returns its id
 */
export async function projectNamed(tx: Db, accountId: number, name: string): Promise<number> {
  const own = await idOf(tx, accountId, eq(projects.name, name));
  if (own !== undefined) return own;
  return generalNames.includes(name) ? defaultProject(tx, accountId) : createProject(tx, { accountId, name });
}

/** The account's default project, created if there's none, with a name in the customer's language. @returns its id */
export async function defaultProject(tx: Db, accountId: number, language: Language = 'en'): Promise<number> {
  const own = await idOf(tx, accountId, projects.isDefault);
  return own ?? createProject(tx, { accountId, name: translate(language, generalName), isDefault: true });
}

async function createProject(tx: Db, project: typeof projects.$inferInsert): Promise<number> {
  await tx.insert(projects).values(project).onConflictDoNothing();
  const id = await idOf(tx, project.accountId, eq(projects.name, project.name));
  if (id === undefined) throw new Error(`The project ${project.name} was stored but not found.`);
  return id;
}

async function idOf(tx: Db, accountId: number, which: SQLWrapper): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.accountId, accountId), sql`${which}`))
    .orderBy(asc(projects.id))
    .limit(1);
  return row?.id;
}
