import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether a part of the page failed to load. The server's failures aren't passed to the browser, so during hydration
 * missing data counts as one: both sides render the same, and then the browser requests the data itself. A part with
 * data isn't re-rendered.
 */
export const useFailed = ({ data, isError }: Pick<UseQueryResult, 'data' | 'isError'>): boolean =>
  useSyncExternalStore(
    subscribe,
    () => data === undefined && isError,
    () => data === undefined,
  );
