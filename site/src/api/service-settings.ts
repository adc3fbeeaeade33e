import type { ProjectSummary, RenewalSource, RenewedServices } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { liveOn } from '../app/live/topics.ts';
import { servicesChanged } from './account.ts';
import { OF_CUSTOMER } from './session.ts';

/** Renewals of the next twelve months. */
export const chargesQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['charges', lang],
    meta: { ...OF_CUSTOMER, ...liveOn('service') },
    queryFn: () => call('getRenewalCharges', { ignore: [401] }),
  });

/** Projects of the account with the number of their services. */
export const projectsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['projects', lang],
    meta: { ...OF_CUSTOMER, ...liveOn('service') },
    queryFn: () => call('getProjects', { ignore: [401] }),
  });

/** Switches auto-renewal of services. `ApiError` 404 when one of them is gone. */
export async function setAutoRenewal(app: AppContext, services: readonly number[], enabled: boolean): Promise<void> {
  await app.call('putAutoRenewal', { body: { services: [...services], enabled }, ignore: [401, 404] });
  await servicesChanged(app);
}

/** Moves services to a project. `ApiError` 404 when one of them, or the project, is gone. */
export async function moveToProject(app: AppContext, services: readonly number[], project: number): Promise<void> {
  await app.call('putServicesProject', { body: { services: [...services], project }, ignore: [401, 404] });
  await servicesChanged(app);
}

/**
 * Pays for the next term of services from the balance.
 * @param paidUntil until when they're paid as the customer has seen, by id: one that was renewed since then isn't paid for
 *   twice
 * @throws ApiError 404 when one of them is gone, 429
 */
export async function renewServices(
  app: AppContext,
  services: readonly number[],
  paidUntil: Readonly<Record<string, string>>,
): Promise<RenewedServices> {
  const body = { services: [...services], paid_until: paidUntil };
  const answer = await app.call('postServicesRenewal', { body, ignore: [401, 404, 429] });
  await servicesChanged(app);
  return answer;
}

/** Chooses what renewals are paid from first. */
export async function setRenewalSource(app: AppContext, first: RenewalSource): Promise<void> {
  await app.call('putRenewalSource', { body: { first }, ignore: [401] });
  await servicesChanged(app);
}

/** Creates a project, or renames the one with that id. `ApiError` 400 at the name, 404. */
export async function saveProject(app: AppContext, id: number | null, name: string): Promise<ProjectSummary> {
  const body = { name };
  const saved =
    id === null
      ? await app.call('postProject', { body, ignore: [400, 401] })
      : await app.call('patchProject', { params: { id }, body, ignore: [400, 401, 404] });
  await servicesChanged(app);
  return saved;
}

/** Deletes a project; its services move to the default one. `ApiError` 400 for that one, 404. */
export async function deleteProject(app: AppContext, id: number): Promise<void> {
  await app.call('deleteProject', { params: { id }, ignore: [400, 401, 404] });
  await servicesChanged(app);
}
