import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the device has an Apple keyboard, with ⌘ instead of Ctrl. */
const hasAppleKeys = (): boolean => /Mac|iPhone|iPad|iPod/.test(navigator.platform);

/** Whether the device has an Apple keyboard; false on the server and during hydration. */
export const useAppleKeys = (): boolean => useSyncExternalStore(never, hasAppleKeys, () => false);

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey'>;

/** Whether ⌘ is held on an Apple keyboard, or Ctrl on another one, without a further modifier. */
export function hasCommandKey({ metaKey, ctrlKey, altKey, shiftKey }: Keys): boolean {
  const [wanted, other] = hasAppleKeys() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return wanted && !other && !altKey && !shiftKey;
}

/** Whether the key is this Latin letter, in upper case. Other alphabets don't have it: there, the key at its place counts. */
export const isLetterKey = ({ key, code }: Keys, letter: string): boolean =>
  key.toUpperCase() === letter || (code === `Key${letter}` && !/^[a-z]$/i.test(key));
