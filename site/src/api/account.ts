import type {
  AccountExport,
  PersonalInfo,
  PersonalInfoUpdate,
  ServiceCancellation,
  ServicesQuery,
  TransactionsQuery,
} from '@hoster/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { liveOn } from '../app/live/topics.ts';
import { OF_CUSTOMER } from './session.ts';

/** The profile. `ApiError` 401 for anonymous visitors. */
export const personalInfoQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['personal-info', lang],
    meta: OF_CUSTOMER,
    queryFn: () => call('getPersonalInfo', { ignore: [401] }),
  });

/** Saves the profile. Errors are shown beside the fields: `ApiError` 400, see `fieldErrors`. */
export const savePersonalInfo = ({ call }: AppContext, body: PersonalInfoUpdate): Promise<PersonalInfo> =>
  call('putPersonalInfo', { body, ignore: [400] });

/** Saves the time zone of the signed-in user. `ApiError` 400 for one that the backend doesn’t know. */
export const saveTimeZone = ({ call }: AppContext, timeZone: string | null): Promise<unknown> =>
  call('putTimeZone', { body: { time_zone: timeZone }, ignore: [0, 400, 401, 503] });

/** Balance, cards and payer of the account. */
export const financeQuery = ({ call, lang }: AppContext, error?: string) =>
  queryOptions({
    queryKey: ['finance', lang],
    meta: { ...OF_CUSTOMER, ...liveOn('balance', 'payment') },
    queryFn: () => call('getFinance', { ignore: [401], ...(error && { error }) }),
  });

/** Filter and page of the transactions. */
export type TransactionsRequest = Partial<Pick<TransactionsQuery, 'kind' | 'page'>>;

/** A page (1-based) of the transactions on the balance, newest first. */
export const transactionsQuery = ({ call, lang }: AppContext, query: TransactionsRequest) =>
  queryOptions({
    queryKey: ['transactions', lang, query],
    meta: { ...OF_CUSTOMER, ...liveOn('balance', 'payment') },
    queryFn: () => call('getTransactions', { query, ignore: [401, 404] }),
    placeholderData: keepPreviousData,
  });

/** Filter, order and page of the list of services. */
export type ServicesRequest = Partial<ServicesQuery>;

/** A page (1-based) of the services of the account. */
export const servicesQuery = ({ call, lang }: AppContext, query: ServicesRequest = {}) =>
  queryOptions({
    queryKey: ['services', lang, query],
    meta: { ...OF_CUSTOMER, ...liveOn('service') },
    queryFn: () => call('getServices', { query, ignore: [401] }),
  });

/** One service with all its details. */
export const serviceQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['service', lang, id],
    meta: { ...OF_CUSTOMER, ...liveOn(['service', id]) },
    queryFn: () => call('getService', { params: { id }, ignore: [401, 404] }),
  });

/**
 * Cancels a service, now or when its paid time ends. `ApiError` 400 without paid time, 404 for an unknown service, 409
 * while the bank processes its payment.
 */
export const cancelService = async (app: AppContext, id: number, body: ServiceCancellation): Promise<void> => {
  await app.call('postServiceCancellation', { params: { id }, body, ignore: [400, 401, 404, 409, 429] });
  await servicesChanged(app);
};

/** Undoes a scheduled cancellation. Throws `ApiError` 409 when the service has already ended. */
export const keepService = async (app: AppContext, id: number): Promise<void> => {
  await app.call('deleteServiceCancellation', { params: { id }, ignore: [401, 404, 409, 429] });
  await servicesChanged(app);
};

/** Reloads everything that shows services, money, or whether the account can be deleted. */
export const servicesChanged = ({ queryClient }: AppContext): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [area] }) =>
      ['service', 'services', 'finance', 'menu', 'security', 'charges', 'projects'].includes(String(area)),
  });

/** A copy of all data stored about the customer. `ApiError` 429 after five within an hour. */
export const accountExport = ({ call }: AppContext): Promise<AccountExport> =>
  call('getAccountExport', { ignore: [401, 429] });
