import type { MenuContext } from '@hoster/contract';
import { createContext, use } from 'react';
import type { AuthStatus } from '../../api/auth-status.ts';

/** The auth status and, for a signed-in user, the menu, balance and staff flag (null while unknown). */
export type Auth = AuthStatus & {
  menu: MenuContext | null;
  /** Whether somebody is or was signed in with this browser, as of the last change of the auth status. */
  hasAuthCookie: boolean;
};

export const AuthContext = createContext<Auth>({ status: 'loading', menu: null, hasAuthCookie: false });

/** The auth status, from `VisitorProvider`. */
export const useAuth = (): Auth => use(AuthContext);
