import type { StaffTaskResult, StaffTasksQuery } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Paid services that can't be built or are to be delivered. Throws `ApiError` 403 for customers. */
export const staffSetupsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'setups', lang],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffSetups', { ignore: [401, 403] }),
  });

/** Free trials that were refused until something is paid. Throws `ApiError` 403 for customers. */
export const staffTrialsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'trials', lang],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffTrials', { ignore: [401, 403, 404] }),
  });

/** Tries a setup again now. Throws `ApiError` 404 when it's no longer waiting. */
export const retrySetup = async ({ call }: AppContext, id: number): Promise<void> => {
  await call('postSetupRetry', { params: { id }, ignore: [401, 403, 404] });
};

/** Emails that couldn't be delivered. Throws `ApiError` 403 for customers. */
export const staffEmailsQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'emails', lang],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffEmails', { ignore: [401, 403] }),
  });

/** Sends an email again. Throws `ApiError` 404 when it's dealt with, 409 when its links have expired. */
export const resendEmail = async ({ call }: AppContext, id: number): Promise<void> => {
  await call('postEmailResend', { params: { id }, ignore: [401, 403, 404, 409] });
};

/** Discards an email. Throws `ApiError` 404 when it's dealt with. */
export const discardEmail = async ({ call }: AppContext, id: number): Promise<void> => {
  await call('deleteStaffEmail', { params: { id }, ignore: [401, 403, 404] });
};

/** A page of tasks on services that are built by hand. Throws `ApiError` 403 for customers, 404 beyond the last page. */
export const staffTasksQuery = ({ call, lang }: AppContext, query: Pick<StaffTasksQuery, 'page' | 'state'>) =>
  queryOptions({
    queryKey: ['staff', 'tasks', lang, query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffTasks', { query, ignore: [401, 403, 404] }),
  });

/** A task with what is wanted. Throws `ApiError` 403 for customers. */
export const staffTaskQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'task', lang, id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffTask', { params: { id }, ignore: [401, 403, 404] }),
  });

/** Finishes or refuses a task. Throws `ApiError` 400 with errors by field, 409 when it isn't open any more. */
export async function finishStaffTask(
  { call, queryClient }: AppContext,
  id: number,
  body: Partial<StaffTaskResult>,
): Promise<void> {
  await call('postStaffTask', { params: { id }, body, ignore: [400, 401, 403, 404, 409] });
  await queryClient.invalidateQueries({ queryKey: ['staff'] });
}
