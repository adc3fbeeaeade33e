import type { DsAlert, DsAlertRequest, DsAlertSaved } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

const PATH = '/my/api/ds-order/alerts/';
const pathOf = (key: string) => `${PATH}${encodeURIComponent(key)}/`;

/** Saves a search of dedicated servers. Throws `ApiError`; a 400 has the errors by field. */
export const saveAlert = ({ request }: AppContext, body: DsAlertRequest): Promise<DsAlertSaved> =>
  request<DsAlertSaved>(PATH, { method: 'POST', body, ignore: [0, 400, 401, 404, 429] });

/** The customer's saved searches; none for visitors. */
export const alertsQuery = ({ request }: AppContext) =>
  queryOptions({
    queryKey: ['dedicated', 'alerts'],
    meta: OF_CUSTOMER,
    queryFn: async () => (await request<DsAlert[]>(PATH, { ignore: [401], rethrow: false })) ?? [],
  });

/** A saved search, by the key from its link; 404 when it's over. */
export const alertQuery = ({ request }: AppContext, key: string) =>
  queryOptions({
    queryKey: ['dedicated', 'alert', key],
    queryFn: () => request<DsAlert>(pathOf(key), { ignore: [404] }),
  });

/** Confirms the address of a saved search. */
export const confirmAlert = ({ request }: AppContext, key: string): Promise<DsAlert> =>
  request<DsAlert>(`${pathOf(key)}confirm/`, { method: 'POST', body: {}, ignore: [0, 404] });

/** Ends a saved search. */
export const endAlert = ({ request }: AppContext, key: string): Promise<DsAlert> =>
  request<DsAlert>(pathOf(key), { method: 'DELETE', ignore: [0, 404] });
