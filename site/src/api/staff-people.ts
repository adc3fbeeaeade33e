import type { AuditQuery, FirstRunStep, StaffPersonInput, StaffPersonUpdate } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Who is staff. Throws `ApiError` 403 for who may not see it. */
export const staffPeopleQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'people'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffPeople', { ignore: [401, 403] }),
  });

/** Makes somebody staff. Throws `ApiError` 400 with errors by field, 409 for who is staff. */
export async function addStaff({ call, queryClient }: AppContext, body: StaffPersonInput): Promise<void> {
  const people = await call('postStaffPerson', { body, ignore: [400, 401, 403, 409, 429] });
  queryClient.setQueryData(['staff', 'people'], people);
}

/** Checks the link of a first run. Throws `ApiError` 404 for a wrong one, and once there is staff. */
export const checkFirstRun = ({ call }: AppContext, key: string): Promise<object> =>
  call('getFirstRun', { params: { key }, ignore: [404, 429] });

/** Makes the first administrator. Throws `ApiError` 400 with errors by field, 404 as above. */
export const runFirst = ({ call }: AppContext, key: string, email: string): Promise<FirstRunStep> =>
  call('postFirstRun', { params: { key }, body: { email }, ignore: [400, 404, 429] });

/** Changes a role. Throws `ApiError` 400 with errors by field, 404 for who isn't staff any more, 409 when it can't be. */
export async function changeStaffRole(
  { call, queryClient }: AppContext,
  id: number,
  body: StaffPersonUpdate,
): Promise<void> {
  const people = await call('patchStaffPerson', { params: { id }, body, ignore: [400, 401, 403, 404, 409] });
  queryClient.setQueryData(['staff', 'people'], people);
}

/** Page of the audit log. Throws `ApiError` 403 for who may not see it. */
export const auditQuery = ({ call }: AppContext, query: Partial<AuditQuery>) =>
  queryOptions({
    queryKey: ['staff', 'audit', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffAudit', { query, ignore: [400, 401, 403] }),
  });
