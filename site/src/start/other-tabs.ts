import type { AuthStatus } from '../api/auth-status.ts';
import type { AppContext } from '../app-context.tsx';

const KEY = 'app:who';

/**
 * Loads the page anew when another tab of this browser has signed out or signed somebody else in: what this one shows of
 * the one before would be changed for the other.
 */
export function followOtherTabs({ queryClient }: AppContext, reload: () => void): void {
  let shown: string | undefined;
  const tell = () => {
    const auth = queryClient.getQueryData<AuthStatus>(['auth']);
    const who = !auth ? shown : auth.status === 'settled' ? String(auth.user.id ?? auth.user.display) : '';
    if (who === shown || who === undefined) return;
    shown = who;
    try {
      localStorage.setItem(KEY, who);
    } catch {
      // Storage may be forbidden: then each tab is on its own.
    }
  };
  tell();
  queryClient.getQueryCache().subscribe(tell);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && shown && newValue !== shown) reload();
  });
}
