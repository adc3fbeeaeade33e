import { useEffect } from 'react';
import { useApp } from '../app-context.tsx';
import { useAuth } from '../visitor/use-auth.ts';
import { disconnect, stayLive } from './live.ts';

/**
 * Keeps a page up to date while it's open: the server tells this tab what has changed, and queries whose `meta` names it
 * (`liveOn`) ask again. For signed-in visitors; without a connection, queries that poll do so as before.
 */
export function useLive(): void {
  const app = useApp();
  const { status } = useAuth();
  useEffect(() => {
    if (status === 'settled') return stayLive(app);
    if (status !== 'loading') disconnect();
    return undefined;
  }, [app, status]);
}
