import type { UseQueryResult } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether a part of the page could not be had. The server's failures do not travel to the browser, so during hydration
 * missing data counts as one: both sides draw the same, and then the browser asks by itself. A part that has its data
 * is not drawn again.
 */
export const useFailed = ({ data, isError }: Pick<UseQueryResult, 'data' | 'isError'>): boolean =>
  useSyncExternalStore(
    subscribe,
    () => data === undefined && isError,
    () => data === undefined,
  );
