import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the latest value for long-lived handlers, so that a new callback doesn't restart an effect. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
