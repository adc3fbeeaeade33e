import { withNext } from '../session/safe-next.ts';

/** Address of the identity check; leads back to `next`. */
export const identityCheckLink = (next: string): string => withNext('/my/security/confirm/', next);
