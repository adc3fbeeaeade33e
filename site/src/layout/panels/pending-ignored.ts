const KEY = 'app:pending-ignored';

/** Whether the visitor closed the panel of a waiting sign-in during this visit: it isn't opened automatically again. */
export function pendingIgnored(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Stores that the visitor has dismissed the pending sign-in. */
export function ignorePending(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage may be blocked: then the panel opens again on the next page load.
  }
}
