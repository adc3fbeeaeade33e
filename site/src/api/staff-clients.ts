import type { BodyInputOf, calls } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Reference clients in both languages. Throws `ApiError` 403 for who may not see them. */
export const staffClientsQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['staff', 'clients'],
    meta: OF_CUSTOMER,
    queryFn: () => call('getStaffClients', { ignore: [401, 403] }),
  });

/** Replaces the reference clients. Throws `ApiError` 400 with errors by field, 409 when somebody else has changed them. */
export async function writeClients({ call }: AppContext, body: BodyInputOf<typeof calls.putClients>): Promise<void> {
  await call('putClients', { body, ignore: [400, 401, 403, 409] });
}
