import type { Affected, BodyInputOf, calls, StaffIncidentsQuery } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Page of incidents and maintenance. Throws `ApiError` 403 for who may not see them. */
export const staffIncidentsQuery = ({ call, lang }: AppContext, query: Partial<StaffIncidentsQuery>) =>
  queryOptions({
    queryKey: ['staff', 'incidents', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffIncidents', { query, ignore: [400, 401, 403] }),
  });

/** An incident in both languages. Throws `ApiError` 403 for who may not see it, 404 for none. */
export const staffIncidentQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'incidents', lang, 'one', id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffIncident', { params: { id }, ignore: [401, 403, 404] }),
  });

/** Opens an incident or announces maintenance; returns its number. Throws `ApiError` 400 with errors by field. */
export async function openIncident(
  { call }: AppContext,
  body: BodyInputOf<typeof calls.postStatusIncident>,
): Promise<number> {
  const { id } = await call('postStatusIncident', { body, ignore: [400, 401, 403] });
  return id;
}

/** Posts an update. Throws `ApiError` 400 with errors by field, 409 for an incident that is over. */
export async function postUpdate(
  { call }: AppContext,
  id: number,
  body: BodyInputOf<typeof calls.postStatusUpdate>,
): Promise<void> {
  await call('postStatusUpdate', { params: { id }, body, ignore: [400, 401, 403, 404, 409] });
}

/** Corrects texts and times. Throws `ApiError` 400 with errors by field, 409 when somebody else has changed them. */
export async function correctIncident(
  { call }: AppContext,
  id: number,
  body: BodyInputOf<typeof calls.putStaffIncident>,
): Promise<void> {
  await call('putStaffIncident', { params: { id }, body, ignore: [400, 401, 403, 404, 409] });
}

/** Whom an email would reach. */
export const affectedBy = ({ call }: AppContext, body: BodyInputOf<typeof calls.postAffected>): Promise<Affected> =>
  call('postAffected', { body, ignore: [400, 401, 403, 404] });
