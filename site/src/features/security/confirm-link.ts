import { withNext } from '../auth/safe-next.ts';

/** Where to show that it is still the same person; leads back to `next`. */
export const confirmLink = (next: string): string => withNext('/my/security/confirm/', next);
