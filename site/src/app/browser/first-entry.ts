let first = true;

/** True until the first navigation within the site. */
export const isFirstEntry = (): boolean => first;

/** Called by the router's listener. */
export function entered(): void {
  first = false;
}
