import type { StatusIncident, StatusPage } from '@hoster/contract';
import { queryOptions } from '@tanstack/react-query';
import type { AppContext } from '../app-context.tsx';

/** How often an open page looks again, in milliseconds. */
const LOOK_MS = 60_000;

/** State of all services, incidents and maintenance. Asked for again while the page is open. */
export const statusQuery = ({ request, lang }: AppContext) =>
  queryOptions({
    queryKey: ['status', lang],
    queryFn: ({ signal }) => request<StatusPage>('/my/api/status/', { signal, ignore: [0, 500, 502, 503, 504] }),
    staleTime: LOOK_MS / 2,
    refetchInterval: LOOK_MS,
  });

/** One incident or maintenance; 404 for a number that none has. */
export const statusIncidentQuery = ({ request, lang }: AppContext, id: number) =>
  queryOptions({
    queryKey: ['status', lang, 'incident', id],
    queryFn: () => request<StatusIncident>(`/my/api/status/incidents/${id}/`),
  });
