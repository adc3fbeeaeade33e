import { useCallback, type Ref, type RefObject } from 'react';

/** One callback for our own ref and the consumer's; its identity changes only with theirs (no React 19 ref loop). */
export function useMergedRef<T>(own: RefObject<T | null>, theirs: Ref<T> | undefined) {
  return useCallback(
    (node: T | null) => {
      own.current = node;
      if (typeof theirs !== 'function') {
        if (theirs) theirs.current = node;
        return undefined;
      }
      const cleanup = theirs(node);
      if (typeof cleanup !== 'function') return undefined;
      return () => {
        own.current = null;
        cleanup();
      };
    },
    [own, theirs],
  );
}
