import type { MenuContext } from '@hoster/contract';
import { createContext, use } from 'react';
import type { AuthStatus } from '../api/auth-status.ts';

/** Who is here, and with a settled user the menu, balance and staff flag (null while unknown). */
export type Auth = AuthStatus & {
  menu: MenuContext | null;
  /** Whether somebody is or was signed in with this browser, as of the last change of who is here. */
  hasAuthCookie: boolean;
};

export const AuthContext = createContext<Auth>({ status: 'loading', menu: null, hasAuthCookie: false });

/** Who is here; `VisitorProvider` knows. */
export const useAuth = (): Auth => use(AuthContext);
