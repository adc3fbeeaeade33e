import type { StaffSetup } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Paid services that can't be built or are to be delivered. Throws `ApiError` 403 for customers. */
export const staffSetupsQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'setups', lang],
    meta: OF_CUSTOMER,
    queryFn: () => request<StaffSetup[]>('/my/api/staff/setups/', { ignore: [401, 403] }),
  });

/** Tries a setup again now. Throws `ApiError` 404 when it waits for nothing any more. */
export const retrySetup = async ({ request }: AppContext, id: number): Promise<void> => {
  await request(`/my/api/staff/setups/${id}/retry/`, { method: 'POST', ignore: [401, 403, 404] });
};
