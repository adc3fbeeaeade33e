import type { AppContext } from '../../../app/app-context.tsx';
import { withNext } from './safe-next.ts';

/** Addresses of the sign-in pages, all returning to `next`. They have no language prefix. */
export const authLinks = (next: string | null) => ({
  login: withNext('/auth/login/', next),
  /** Says that the sign-in is over and has to be started again. */
  again: `${withNext('/auth/login/', next)}${next ? '&' : '?'}again`,
  /** Says that the session has ended, and that what was typed is kept. */
  ended: `${withNext('/auth/login/', next)}${next ? '&' : '?'}ended`,
  signup: withNext('/auth/signup/', next),
  reset: withNext('/auth/password/reset/', next),
});

/**
 * Address to which a provider sends its visitor back: the login page, which continues to `next`.
 * @param inPanel shows errors over `next`, where the visitor left from
 */
export const providerCallback = ({ facts }: AppContext, next: string | null, inPanel: boolean): string =>
  `${facts.origin}${authLinks(next).login}${next !== null && inPanel ? '&panel=1' : ''}`;
