import type {
  AccountExport,
  Finance,
  Page,
  PersonalInfo,
  PersonalInfoUpdate,
  Service,
  ServiceCancellation,
  ServiceDetails,
} from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** The profile. 401 for anonymous visitors. */
export const personalInfoQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['personal-info', lang],
    meta: OF_CUSTOMER,
    queryFn: () => request<PersonalInfo>('/my/api/account/personal_info/', { ignore: [401] }),
  });

/** Saves the profile. Errors belong beside the fields: `ApiError` 400, see `fieldErrors`. */
export const savePersonalInfo = ({ request }: AppContext, body: PersonalInfoUpdate): Promise<PersonalInfo> =>
  request<PersonalInfo>('/my/api/account/personal_info/', { method: 'PUT', body, ignore: [400] });

/** Balance, cards and payer of the account. */
export const financeQuery = ({ request, lang }: AppContext, error?: string) =>
  queryOptions({
    queryKey: ['finance', lang],
    meta: OF_CUSTOMER,
    queryFn: () => request<Finance>('/my/api/account/finance/', { ignore: [401], ...(error && { error }) }),
  });

/** A page (1-based) of the services of the account. */
export const servicesQuery = ({ request, lang }: AppContext, page = 1) =>
  queryOptions({
    queryKey: ['services', lang, page],
    meta: OF_CUSTOMER,
    queryFn: () => request<Page<Service>>('/my/api/services/', { query: { page }, ignore: [401] }),
  });

/** One service with all its details. */
export const serviceQuery = ({ request, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['service', lang, id],
    meta: OF_CUSTOMER,
    queryFn: () => request<ServiceDetails>(`/my/api/services/${id}/`, { ignore: [401, 404] }),
  });

/**
 * Cancels a service, now or when its paid time ends. `ApiError` 400 where no time is paid for, 404 when it is nobody's,
 * 409 while the bank works on its payment.
 */
export const cancelService = async (app: AppContext, id: number, body: ServiceCancellation): Promise<void> => {
  await app.request(cancellation(id), { method: 'POST', body, ignore: [400, 401, 404, 409, 429] });
  await servicesChanged(app);
};

/** Undoes a scheduled cancellation. Throws `ApiError` 409 when the service has already ended. */
export const keepService = async (app: AppContext, id: number): Promise<void> => {
  await app.request(cancellation(id), { method: 'DELETE', ignore: [401, 404, 409, 429] });
  await servicesChanged(app);
};

const cancellation = (id: number): string => `/my/api/services/${id}/cancel/`;

/** What shows services or money, or whether the account can be deleted, is asked for anew. */
export const servicesChanged = ({ queryClient }: AppContext): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [area] }) => ['service', 'services', 'finance', 'menu', 'security'].includes(String(area)),
  });

/** A copy of everything that is kept about the customer. `ApiError` 429 after five within an hour. */
export const accountExport = ({ request }: AppContext): Promise<AccountExport> =>
  request<AccountExport>('/my/api/account/export/', { ignore: [401, 429] });
