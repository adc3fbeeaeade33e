import type { OperationOrder, ServiceConsole, ServiceLink, ServiceLinkOrder, ServiceUpdate } from '@hoster/contract';
import { servicesChanged } from './account.ts';
import type { AppContext } from '../app/app-context.tsx';

/**
 * Starts an operation on a service. `ApiError` 400 by field, 404 for an unknown service, 409 `operation_running` or
 * `operation_unavailable`.
 */
export const startOperation = async (app: AppContext, id: number, body: OperationOrder): Promise<void> => {
  await app.call('postServiceOperation', { params: { id }, body, ignore: [400, 401, 404, 409, 429] });
  await servicesChanged(app);
};

/** Permission to open the console of a server once. `ApiError` 409 when there's none now, 429. */
export const openConsole = ({ call }: AppContext, id: number): Promise<ServiceConsole> =>
  call('postServiceConsole', { params: { id }, ignore: [401, 404, 409, 429] });

/** A one-time address of the control panel. `ApiError` 409 when there's none now. */
export const openServiceLink = ({ call }: AppContext, id: number, body: ServiceLinkOrder): Promise<ServiceLink> =>
  call('postServiceLink', { params: { id }, body, ignore: [400, 401, 404, 409, 429] });

/** Renames a service or moves it to a project. `ApiError` 400 by field. */
export const updateService = async (app: AppContext, id: number, body: ServiceUpdate): Promise<void> => {
  await app.call('patchService', { params: { id }, body, ignore: [400, 401, 404, 429] });
  await servicesChanged(app);
};
