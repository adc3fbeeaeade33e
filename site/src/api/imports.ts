import type { ImportRunsQuery } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';
import { OF_CUSTOMER } from './session.ts';

/** Page of the imports. Throws `ApiError` 403 for who may not see them. */
export const importRunsQuery = ({ call }: AppContext, query: ImportRunsQuery) =>
  queryOptions({
    queryKey: ['staff', 'imports', 'list', query],
    meta: OF_CUSTOMER,
    queryFn: () => call('getImportRuns', { query, ignore: [400, 401, 403] }),
  });

/** An import with its report. Throws `ApiError` 403 for who may not see it, 404 for none. */
export const importRunQuery = ({ call }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['staff', 'imports', id],
    meta: OF_CUSTOMER,
    queryFn: () => call('getImportRun', { params: { id }, ignore: [401, 403, 404] }),
  });
