import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The newest value for handlers that outlive a render, so that a new callback identity never restarts an effect. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
