import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser has WebAuthn; null on the server and before hydration. */
export const usePasskeySupport = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    never,
    () => typeof globalThis.PublicKeyCredential === 'function',
    () => null,
  );
