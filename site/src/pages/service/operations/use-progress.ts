import type { ServiceDetails } from '@hoster/contract';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../../api/account.ts';
import { useApp } from '../../../app/app-context.tsx';
import { useLivePoll } from '../../../app/live/use-live-poll.ts';

/** Interval in milliseconds at which the progress of an operation is loaded. */
const PROGRESS_INTERVAL = 2000;

/** The service as it is now, with the progress of the operation that runs. */
export function useProgress(given: ServiceDetails): ServiceDetails {
  const { data = given } = useQuery({
    ...serviceQuery(useApp(), given.id),
    refetchInterval: useLivePoll(({ operations }: ServiceDetails) => (operations.current ? PROGRESS_INTERVAL : false)),
  });
  return data;
}
