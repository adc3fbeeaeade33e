import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.tsx';

/** Polling interval of an open page, in milliseconds. */
const LOOK_MS = 60_000;

/** State of all services, incidents and maintenance. Polled while the page is open. */
export const statusQuery = ({ call, lang }: AppContext) =>
  queryOptions({
    queryKey: ['status', lang],
    queryFn: ({ signal }) => call('getStatus', { signal, ignore: [0, 500, 502, 503, 504] }),
    staleTime: LOOK_MS / 2,
    refetchInterval: LOOK_MS,
  });

/** One incident or maintenance; 404 for an unknown number. */
export const statusIncidentQuery = ({ call, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['status', lang, 'incident', id],
    queryFn: () => call('getStatusIncident', { params: { id } }),
  });
