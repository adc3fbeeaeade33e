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
