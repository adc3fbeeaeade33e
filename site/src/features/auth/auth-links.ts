import { withNext } from './safe-next.ts';

/** Addresses of the pages of signing in, all of them coming back to `next`. They carry no language prefix. */
export const authLinks = (next: string | null) => ({
  login: withNext('/auth/login/', next),
  signup: withNext('/auth/signup/', next),
  reset: withNext('/auth/password/reset/', next),
});
