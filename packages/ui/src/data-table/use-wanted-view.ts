import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DataTableView } from './view.ts';

/**
 * Returns a ref to the view that was asked for last. While a router loads it, `view` is still the one before, and
 * another change must add to the first one instead of undoing it.
 * @param address address of `view`, which may be another object with the same content at every render
 */
export function useWantedView(view: DataTableView, address: string): RefObject<DataTableView> {
  const wanted = useRef(view);
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  });
  useLayoutEffect(() => {
    wanted.current = latest.current;
  }, [address]);
  return wanted;
}
