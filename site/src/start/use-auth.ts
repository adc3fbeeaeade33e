import type { MenuContext } from '@hoster/contract';
import { useQuery } from '@tanstack/react-query';
import { menuQuery } from '../api/account.ts';
import { authQuery } from '../api/auth.ts';
import type { AuthStatus } from '../api/auth-status.ts';
import { useApp } from '../app-context.tsx';

/** Who is here, and with a settled user the menu, balance and staff flag (null while unknown). */
export function useAuth(): AuthStatus & { menu: MenuContext | null } {
  const app = useApp();
  const { data: auth = { status: 'loading' } } = useQuery(authQuery(app));
  const { data: menu = null } = useQuery({ ...menuQuery(app), enabled: auth.status === 'settled' });
  return { ...auth, menu };
}
