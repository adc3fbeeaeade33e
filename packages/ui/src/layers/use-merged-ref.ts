import { useCallback, type Ref, type RefObject } from 'react';

/** Merges our own ref with the consumer's. The callback changes only with them, which avoids React 19 ref loops. */
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
