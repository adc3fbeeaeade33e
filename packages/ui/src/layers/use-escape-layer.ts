import { useLayoutEffect } from 'react';
import { pushEscapeLayer, type EscapeHandler } from './escape-stack.ts';
import { viewOf } from './realm.ts';
import { useLatest } from './use-latest.ts';

/**
 * Keeps a layer on the Escape stack while `active`, but not while an outer Suspense boundary shows its fallback.
 * @param nodeOf returns a node of the window in which the key is pressed
 */
export function useEscapeLayer(active: boolean, handler: EscapeHandler, nodeOf: () => Node | null | undefined) {
  const latest = useLatest({ handler, nodeOf });
  useLayoutEffect(
    () =>
      active ? pushEscapeLayer((event) => latest.current.handler(event), viewOf(latest.current.nodeOf())) : undefined,
    [active, latest],
  );
}
