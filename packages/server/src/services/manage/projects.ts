import { defineMessages } from '@formatjs/intl';
import type { ProjectAssignment, ProjectSummary } from '@hoster/contract';
import { and, asc, count, eq, inArray, ne, sql } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import { changed, type Context } from '../../platform/index.ts';
import { FieldError, notFound } from '../../platform/http/index.ts';
import { lockOpenAccount } from '../../billing/index.ts';
import { projects, services } from '../../sales/index.ts';
import { lockServices } from './own-services.ts';

const texts = defineMessages({
  taken: { id: 'services.project.taken', defaultMessage: 'You already have a project with this name.' },
  tooMany: { id: 'services.project.too-many', defaultMessage: 'You have 100 projects. Delete one first.' },
  isDefault: { id: 'services.project.default', defaultMessage: 'The default project can’t be deleted.' },
});
const most = 100;

/** Projects of an account with the number of their services, oldest first. */
export async function listProjects(db: Db, accountId: number): Promise<ProjectSummary[]> {
  const held = count(services.id).as('held');
  return db
    .select({ id: projects.id, name: projects.name, is_default: projects.isDefault, services: held })
    .from(projects)
    .leftJoin(services, and(eq(services.projectId, projects.id), ne(services.state, 'canceled')))
    .where(eq(projects.accountId, accountId))
    .groupBy(projects.id)
    .orderBy(asc(projects.id));
}

/**
 * Creates a project, or renames the one with that id.
 * @throws FieldError for a name that is taken, or too many projects; AppError 404 for no such project of theirs
 */
export async function saveProject(
  { db }: Context,
  accountId: number,
  id: number | null,
  name: string,
): Promise<ProjectSummary> {
  return db.transaction(async (tx) => {
    await lockOpenAccount(tx, accountId);
    const all = await listProjects(tx, accountId);
    if (id !== null && !all.some((one) => one.id === id)) throw notFound(`No project ${id} of account ${accountId}`);
    const same = name.toLocaleLowerCase();
    if (all.some((one) => one.id !== id && one.name.toLocaleLowerCase() === same))
      throw new FieldError({ name: [texts.taken] });
    if (id === null && all.length >= most) throw new FieldError({ name: [texts.tooMany] });
    const [saved] =
      id === null
        ? await tx.insert(projects).values({ accountId, name }).returning()
        : await tx.update(projects).set({ name }).where(eq(projects.id, id)).returning();
    if (!saved) throw new Error('A project was stored but not returned.');
    return {
      id: saved.id,
      name,
      is_default: saved.isDefault,
      services: all.find((one) => one.id === saved.id)?.services ?? 0,
    };
  });
}

/**
 * Deletes a project and moves its services to the default one.
 * @throws FieldError for the default one, AppError 404 for no such project of theirs
 */
export async function deleteProject({ db }: Context, accountId: number, id: number): Promise<ProjectSummary[]> {
  return db.transaction(async (tx) => {
    await lockOpenAccount(tx, accountId);
    const all = await listProjects(tx, accountId);
    const project = all.find((one) => one.id === id);
    if (!project) throw notFound(`No project ${id} of account ${accountId}`);
    const target = all.find((one) => one.is_default) ?? all.find((one) => one.id !== id);
    if (project.is_default || !target) throw new FieldError({ non_field_errors: [texts.isDefault] });
    await tx.update(services).set({ projectId: target.id }).where(eq(services.projectId, id));
    await tx.delete(projects).where(eq(projects.id, id));
    return listProjects(tx, accountId);
  });
}

/**
 * Moves services to a project.
 * @returns their ids
 * @throws AppError 404 when one of them, or the project, isn't the account's
 */
export async function moveToProject(
  { db }: Context,
  accountId: number,
  { services: ids, project }: ProjectAssignment,
): Promise<number[]> {
  return db.transaction(async (tx) => {
    const found = (await lockServices(tx, accountId, ids)).map(({ id }) => id);
    const own = and(eq(projects.id, project), eq(projects.accountId, accountId));
    const [target] = await tx.select({ id: projects.id }).from(projects).where(own);
    if (!target) throw notFound(`No project ${project} of account ${accountId}`);
    await tx
      .update(services)
      .set({ projectId: sql`${project}` })
      .where(inArray(services.id, found));
    for (const id of found) await changed(tx, accountId, { kind: 'service', id });
    return found;
  });
}
