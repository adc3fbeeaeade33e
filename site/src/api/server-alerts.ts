import type { DsAlert, DsAlertRequest, DsAlertSaved } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Saves a search of dedicated servers. Throws `ApiError`; a 400 has the errors by field. */
export const saveAlert = ({ call }: AppContext, body: DsAlertRequest): Promise<DsAlertSaved> =>
  call('postDsAlert', { body, ignore: [0, 400, 401, 404, 429] });

/** The customer's saved searches; none for visitors. */
export const alertsQuery = ({ call }: AppContext) =>
  queryOptions({
    queryKey: ['dedicated', 'alerts'],
    meta: OF_CUSTOMER,
    queryFn: async () => (await call('getDsAlerts', { ignore: [401], rethrow: false })) ?? [],
  });

/** A saved search, by the key from its link; 404 when it has ended. */
export const alertQuery = ({ call }: AppContext, key: string) =>
  queryOptions({
    queryKey: ['dedicated', 'alert', key],
    queryFn: () => call('getDsAlert', { params: { key }, ignore: [404] }),
  });

/** Confirms the address of a saved search. Throws `ApiError`; 400 when the address has too many. */
export const confirmAlert = ({ call }: AppContext, key: string): Promise<DsAlert> =>
  call('confirmDsAlert', { params: { key }, ignore: [0, 400, 404] });

/** Ends a saved search. */
export const endAlert = ({ call }: AppContext, key: string): Promise<DsAlert> =>
  call('deleteDsAlert', { params: { key }, ignore: [0, 404] });
