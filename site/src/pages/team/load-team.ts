import type { InvoiceRecipient, Page, Team, TeamEvent } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import { isApiError } from '../../api/errors.ts';
import { readInvoiceRecipients, readTeam, readTeamEvents } from '../../api/team.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';

export const TEAM = '/my/team/';

const SAVED = [
  'invited',
  'resent',
  'revoked',
  'role',
  'removed',
  'left',
  'joined',
  'recipient-added',
  'recipient-removed',
] as const;

/** What was just done, so that the page shows it without script, too. */
export type Saved = (typeof SAVED)[number];

/** Data of the team page. */
export interface TeamData {
  team: Team;
  recipients: InvoiceRecipient[];
  events: Page<TeamEvent>;
  eventsPage: number;
  saved: Saved | null;
  /** The dialog that is open. */
  dialog: 'invite' | 'recipient' | { member: number } | null;
}

/** Loads the team page. Who has access is never shown from a cache. */
export async function loadTeam(app: AppContext, url: URL): Promise<TeamData | Response> {
  const next = url.pathname + url.search;
  if (!(await isSignedIn(app))) return toLogin(app, next);
  const { searchParams } = url;
  const eventsPage = Math.max(1, Math.trunc(Number(searchParams.get('events'))) || 1);
  try {
    const [team, recipients, events] = await Promise.all([
      readTeam(app),
      readInvoiceRecipients(app),
      readTeamEvents(app, eventsPage),
    ]);
    const saved = searchParams.get('saved');
    return {
      team,
      recipients,
      events,
      eventsPage,
      saved: SAVED.find((one) => one === saved) ?? null,
      dialog: dialogIn(searchParams),
    };
  } catch (error) {
    if (isApiError(error, 401)) return toLogin(app, next);
    // A page after the last, from an old address.
    if (eventsPage > 1 && isApiError(error, 404)) return redirect(TEAM);
    throw error;
  }
}

function dialogIn(search: URLSearchParams): TeamData['dialog'] {
  if (search.has('invite')) return 'invite';
  if (search.has('recipient')) return 'recipient';
  const member = Number(search.get('member'));
  return Number.isInteger(member) && member > 0 ? { member } : null;
}
