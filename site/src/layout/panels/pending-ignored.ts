const KEY = 'app:pending-ignored';

/** Whether the visitor closed the panel of a waiting sign-in during this visit: it does not open by itself again. */
export function pendingIgnored(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the waiting sign-in is to be left alone. */
export function ignorePending(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Storage may be forbidden: then the panel asks again on the next page load.
  }
}
