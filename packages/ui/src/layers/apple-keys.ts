import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the device has an Apple keyboard, with ⌘ instead of Ctrl. For event handlers. */
export const hasAppleKeys = (): boolean => /Mac|iPhone|iPad|iPod/.test(navigator.platform);

/** Whether the device has an Apple keyboard; false on the server and during hydration. */
export const useAppleKeys = (): boolean => useSyncExternalStore(never, hasAppleKeys, () => false);
