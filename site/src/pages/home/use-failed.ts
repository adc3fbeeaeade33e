import type { UseQueryResult } from '@tanstack/react-query';
import { useHydrated } from '../../layout/use-hydrated.ts';

/**
 * Whether a part of the page could not be had. The server's failures do not travel to the browser, so during hydration
 * missing data counts as one: both sides draw the same, and then the browser asks by itself.
 */
export function useFailed({ data, isError }: Pick<UseQueryResult, 'data' | 'isError'>): boolean {
  const hydrated = useHydrated();
  return data === undefined && (isError || !hydrated);
}
