import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while hydrating, true after: for what needs the document. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
