import type { StaffIncidentState } from '@hoster/contract';
import { staffIncidentsQuery } from '../../api/staff-incidents.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/incidents/';
export const states = ['open', 'planned', 'past'] as const satisfies readonly StaffIncidentState[];

export interface StaffIncidentsData {
  state: StaffIncidentState;
  /** Number of the last one of the page before. */
  before?: number;
}

/** Address of a page of the list. */
export function addressOf({ before, state }: StaffIncidentsData, path = PATH): string {
  const query = new URLSearchParams();
  if (state !== 'open') query.set('state', state);
  if (before !== undefined) query.set('before', String(before));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** `/admin/incidents/?state=&before=`: incidents and maintenance, for staff; 404 for customers. */
export const route = definePage<StaffIncidentsData>({
  areas: ['account', 'staff', 'staff-incidents', 'status'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const state = states.find((one) => one === url.searchParams.get('state')) ?? 'open';
    const before = url.searchParams.get('before') ?? '';
    const query = { state, ...(/^[1-9]\d{0,8}$/.test(before) && { before: Number(before) }) };
    try {
      await app.queryClient.fetchQuery({ ...staffIncidentsQuery(app, query), staleTime: 0 });
      return query;
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
