import type {
  Adopted,
  BodyInputOf,
  calls,
  StaffServicesQuery,
  StaffServicesUpdate,
  StaffServicesUpdated,
  StaffServiceUpdate,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** A page of services of all customers. Throws `ApiError` 403 for who may not see it. */
export const staffServicesQuery = ({ call, lang }: AppContext, query: Partial<StaffServicesQuery>) =>
  queryOptions({
    queryKey: ['staff', 'services', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffServices', { query, ignore: [400, 401, 403] }),
  });

/** A service with its charges and history. Throws `ApiError` 403 for who may not see it, 404. */
export const staffServiceQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'service', lang, id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffService', { params: { id }, ignore: [401, 403, 404] }),
  });

/** Plans and data centres of services that can be taken over. Throws `ApiError` 403 for who may not. */
export const adoptionChoicesQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'adoption', lang],
    meta: OF_CUSTOMER,
    queryFn: () => call('getAdoptionChoices', { ignore: [401, 403] }),
  });

/** Takes a running service over. Throws `ApiError` 400 with errors by field. */
export async function adoptService(
  { call, queryClient }: AppContext,
  body: BodyInputOf<typeof calls.postAdoption>,
): Promise<Adopted> {
  const adopted = await call('postAdoption', { body, ignore: [400, 401, 403] });
  await queryClient.invalidateQueries({ queryKey: ['staff'] });
  return adopted;
}

/** Changes several services, each on its own. Throws `ApiError` 400 with errors by field. */
export async function changeServices(
  { call, queryClient }: AppContext,
  body: StaffServicesUpdate,
): Promise<StaffServicesUpdated> {
  const updated = await call('postStaffServicesChange', { body, ignore: [400, 401, 403] });
  await queryClient.invalidateQueries({ queryKey: ['staff'] });
  return updated;
}

/** Changes a service. Throws `ApiError` 400 with errors by field, 409 when its state doesn't allow it. */
export async function changeService(
  { call, queryClient }: AppContext,
  id: number,
  body: StaffServiceUpdate,
): Promise<void> {
  await call('patchStaffService', { params: { id }, body, ignore: [400, 401, 403, 404, 409] });
  await queryClient.invalidateQueries({ queryKey: ['staff'] });
}
