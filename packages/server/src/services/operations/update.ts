import { randomUUID } from 'node:crypto';
import type { ServiceUpdate } from '@hoster/contract';
import { hostNameProblem } from '@hoster/domain/network/host-name';
import { and, eq } from '../../platform/db/drizzle.ts';
import { changed, type Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { FieldError } from '../../platform/http/index.ts';
import type { Viewer } from '../../identity/index.ts';
import { projects, type ServiceRow, services } from '../../sales/index.ts';
import { conflict, lockedService } from './find.ts';
import { type OwnKind, type Parameters, serviceOperations } from './tables.ts';
import { operationTexts } from './texts.ts';

/**
 * Renames a service, or moves it to another project of the account. What is the same already isn't stored.
 * @throws AppError 404 for no such service of theirs, 409 when it has ended; FieldError
 */
export async function updateService(
  context: Context,
  viewer: Viewer,
  id: number,
  { name, project }: ServiceUpdate,
): Promise<void> {
  const problem = name === undefined ? null : hostNameProblem(name);
  if (problem) {
    throw new FieldError({ name: [problem === 'too_long' ? operationTexts.nameLength : operationTexts.name] });
  }
  await context.db.transaction(async (tx) => {
    const service = await lockedService(tx, viewer.accountId, id);
    if (service.state === 'canceled') throw conflict('operation_unavailable');
    if (name !== undefined && name !== service.name) {
      await store(context, tx, viewer, service, 'rename', { from: service.name, to: name });
      await tx.update(services).set({ name }).where(eq(services.id, id));
    }
    if (project !== undefined && project !== service.projectId) {
      const [from, to] = [await projectOf(tx, viewer, service.projectId), await projectOf(tx, viewer, project)];
      if (to === null) throw new FieldError({ project: [operationTexts.project] });
      await store(context, tx, viewer, service, 'move', { from: from ?? '', to });
      await tx.update(services).set({ projectId: project }).where(eq(services.id, id));
    }
    await changed(tx, service.accountId, { kind: 'service', id });
  });
}

async function projectOf(tx: Db, { accountId }: Viewer, id: number): Promise<string | null> {
  const [row] = await tx
    .select({ name: projects.name })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.accountId, accountId)));
  return row?.name ?? null;
}

async function store(
  { clock }: Context,
  tx: Db,
  viewer: Viewer,
  { generation, id: serviceId }: ServiceRow,
  kind: OwnKind,
  parameters: Parameters,
): Promise<void> {
  const at = clock.now();
  await tx.insert(serviceOperations).values({
    serviceId,
    kind,
    parameters,
    generation,
    key: `${serviceId}/${kind}/${randomUUID()}`,
    state: 'done',
    askedBy: viewer.userId,
    createdAt: at,
    startedAt: at,
    finishedAt: at,
  });
}
