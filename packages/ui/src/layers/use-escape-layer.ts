import { useLayoutEffect } from 'react';
import { pushEscapeLayer, type EscapeHandler } from './escape-stack.ts';
import { useLatest } from './use-latest.ts';

/** Keeps a layer on the Escape stack while `active`, but not while an outer Suspense boundary shows its fallback. */
export function useEscapeLayer(active: boolean, handler: EscapeHandler) {
  const latest = useLatest(handler);
  useLayoutEffect(() => (active ? pushEscapeLayer((event) => latest.current(event)) : undefined), [active, latest]);
}
