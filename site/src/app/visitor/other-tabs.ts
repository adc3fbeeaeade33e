import type { AuthStatus } from '../../api/auth-status.ts';
import type { AppContext } from '../app-context.tsx';

const KEY = 'app:who';

/**
 * Reloads the page when another tab of this browser has signed out or signed in another user: changes to the data shown
 * here would apply to that user.
 */
export function followOtherTabs({ queryClient }: AppContext, reload: () => void): void {
  let shown: string | undefined;
  /** The page still shows their data when it has noticed by itself that their session is over. */
  let last: string | undefined;
  const tell = () => {
    const auth = queryClient.getQueryData<AuthStatus>(['auth']);
    const who = !auth ? shown : auth.status === 'settled' ? String(auth.user.id ?? auth.user.display) : '';
    if (who === shown || who === undefined) return;
    shown = who;
    last = who || last;
    try {
      localStorage.setItem(KEY, who);
    } catch {
      // Storage may be blocked: then tabs don't notify each other.
    }
  };
  tell();
  queryClient.getQueryCache().subscribe(tell);
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY) return;
    const isOther = newValue !== null && newValue !== '' && last !== undefined && newValue !== last;
    if (isOther || (shown && newValue !== shown)) reload();
  });
}

/**
 * Calls back when somebody has signed in with another tab of this browser.
 * @returns stops it
 */
export function onSignInElsewhere(signedIn: () => void): () => void {
  const listener = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue) signedIn();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
