import type { AppContext } from '../app-context.tsx';
import { menuQuery } from '../../api/menu.ts';
import { authQuery } from '../../api/session.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { isLive } from './live-state.ts';
import { isOutdatedBy } from './topics.ts';

/** Milliseconds that the connection is kept for the next page that shows something live. */
const KEPT = 30_000;
/** Milliseconds after which everything live that is shown is asked for again while there's no connection. */
const UNCONNECTED = 60_000;

/** Pages and parts that show something live. */
let users = 0;
let close: (() => void) | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
let polling: ReturnType<typeof setInterval> | undefined;

/**
 * Keeps the tab connected while something live is shown, from when the browser is idle. Without a connection it polls, as
 * do pages that wait for something (`useLivePoll`), which ask more often.
 * @returns function to call when it's no longer shown
 */
export function stayLive(app: AppContext): () => void {
  users += 1;
  clearTimeout(closing);
  polling ??= setInterval(() => poll(app), UNCONNECTED);
  const cancel = close ? undefined : whenIdle(() => void start(app));
  return () => {
    users -= 1;
    cancel?.();
    if (users === 0) closing = setTimeout(disconnect, KEPT);
  };
}

/** Closes the connection of a visitor who has signed out. */
export function disconnect(): void {
  clearInterval(polling);
  polling = undefined;
  close?.();
  close = undefined;
}

function poll({ queryClient }: AppContext): void {
  if (isLive() || document.hidden) return;
  void queryClient.invalidateQueries({ predicate: (query) => isOutdatedBy({ kind: 'resync' }, query) });
}

/** Asks the server. The answer is the auth status of the page, too. */
async function isSignedIn(app: AppContext): Promise<boolean> {
  try {
    const auth = await app.queryClient.fetchQuery({ ...authQuery(app), staleTime: 0 });
    return auth.status === 'settled';
  } catch {
    return true;
  }
}

async function start(app: AppContext): Promise<void> {
  const { queryClient } = app;
  try {
    const { openConnection } = await import('./connection.ts');
    if (close || users === 0) return;
    // Staff who see the account of a customer aren't told what happens in it: this tab polls.
    if (queryClient.getQueryData(menuQuery(app).queryKey)?.see_as) return;
    close = openConnection({ queryClient, isSignedIn: () => isSignedIn(app) });
  } catch {
    // The script of a tab from before a deployment is gone: this tab polls.
  }
}
