import { useSyncExternalStore } from 'react';
import { isLive, onLiveChange } from './live-state.ts';

/** What `refetchInterval` gets. */
interface Polled<Data> {
  readonly state: { readonly data: Data | undefined };
}

/**
 * `refetchInterval` of a query that the server tells changes of (`liveOn`): it polls only while this tab has no
 * connection.
 * @param intervalOf milliseconds between polls for an answer; false where nothing changes by itself
 */
export function useLivePoll<Data>(intervalOf: (data: Data) => number | false): (query: Polled<Data>) => number | false {
  const isConnected = useSyncExternalStore(onLiveChange, isLive, () => false);
  return ({ state: { data } }) => (isConnected || data === undefined ? false : intervalOf(data));
}
