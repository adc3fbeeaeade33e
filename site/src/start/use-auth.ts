import type { MenuContext } from '@hoster/contract';
import { createContext, use } from 'react';
import type { AuthStatus } from '../api/auth-status.ts';

/** Who is here, and with a settled user the menu, balance and staff flag (null while unknown). */
export type Auth = AuthStatus & { menu: MenuContext | null };

export const AuthContext = createContext<Auth>({ status: 'loading', menu: null });

/** Who is here; `VisitorProvider` knows. */
export const useAuth = (): Auth => use(AuthContext);
