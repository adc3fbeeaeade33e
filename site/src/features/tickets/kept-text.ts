import type { TicketDraftInput } from '@hoster/contract';
import type { AuthStatus } from '../../api/auth-status.ts';
import type { AppContext } from '../../app/app-context.tsx';

type Texts = Partial<TicketDraftInput>;

interface Kept {
  /** Who typed it. */
  readonly who: number | string;
  readonly texts: Texts;
  /** When it was typed. */
  readonly updated: string;
}

const at = (key: number | 'new'): string => `ticket-text:${key}`;

/** Who was signed in last: a text is kept just when its user no longer is. */
const last = new WeakMap<AppContext['queryClient'], number | string>();

function whoIs({ queryClient }: AppContext): number | string | null {
  const auth = queryClient.getQueryData<AuthStatus>(['auth']);
  if (auth?.status !== 'settled') return null;
  const who = auth.user.id ?? auth.user.display;
  last.set(queryClient, who);
  return who;
}

/**
 * Keeps what was typed in this tab while the server can't: the session has ended, or there's no connection. It's for the
 * same user only.
 */
export function keepText(app: AppContext, key: number | 'new', texts: Texts): void {
  const who = whoIs(app) ?? last.get(app.queryClient);
  if (who === undefined) return;
  try {
    sessionStorage.setItem(at(key), JSON.stringify({ who, texts, updated: new Date().toISOString() } satisfies Kept));
  } catch {
    // Storage may be blocked or full: the text is still in the form.
  }
}

/** What was kept for a draft; null when there's nothing, or it's somebody else's. */
export function keptText(app: AppContext, key: number | 'new'): Omit<Kept, 'who'> | null {
  const reader = whoIs(app);
  try {
    const { who, texts, updated } = JSON.parse(sessionStorage.getItem(at(key)) ?? '{}') as Partial<Kept>;
    return who !== undefined && who === reader && texts && updated ? { texts, updated } : null;
  } catch {
    return null;
  }
}

/** Call when a draft is saved or sent. */
export function forgetText(key: number | 'new'): void {
  // A form without script is sent by the server.
  if (import.meta.env.SSR) return;
  try {
    sessionStorage.removeItem(at(key));
  } catch {
    // Blocked: nothing was kept.
  }
}
