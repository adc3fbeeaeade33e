/** Where the visitor was going when a file could not be had, and when: one full load is tried, not a loop of them. */
const GUARD_KEY = 'app:reloaded';
/** A second failure within this time is no old tab: the error is shown. */
const GUARD_MS = 10_000;

/**
 * After a deployment the files of an old tab may be gone. One full navigation to the address wanted brings the new
 * ones. Gives false when that was tried a moment ago, or cannot be remembered: then the error is to be shown.
 */
export function reloadOnce(address: string, now = Date.now()): boolean {
  try {
    const [tried, at] = (sessionStorage.getItem(GUARD_KEY) ?? '').split(' ');
    if (tried === address && now - Number(at) < GUARD_MS) return false;
    sessionStorage.setItem(GUARD_KEY, `${address} ${now}`);
  } catch {
    return false;
  }
  window.dispatchEvent(new Event('hoster:keep-drafts'));
  location.assign(address);
  return true;
}

/** Whether an error is a module or style sheet that could not be loaded, in the words of any browser. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|error loading dynamically/i.test(
    error.message,
  );
