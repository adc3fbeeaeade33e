import type { StaffPermission } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { companySettingsQuery } from '../../api/company-settings.ts';
import { type FieldErrors, fieldErrors, isApiError } from '../../api/errors.ts';
import { menuQuery } from '../../api/menu.ts';
import {
  colleaguesQuery,
  setQueueDone,
  setQueueOwner,
  setQueueSnooze,
  staffQueueQuery,
} from '../../api/staff-queue.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { addressOf, kinds, nameOf, PATH, queryOf, type QueueFilter, readFilter } from './address.ts';
import { words } from './words.ts';

/** What a form of the page has just done; the address says it. */
const outcomes = ['taken', 'handed', 'released', 'snoozed', 'shown', 'finished'] as const;
type Outcome = (typeof outcomes)[number];

export interface StaffQueueData extends QueueFilter {
  /** When the page was loaded, in milliseconds; ages count to it, the same on both sides. */
  now: number;
  done: Outcome | null;
  /** Work whose dialog the address opens. */
  edits: string | null;
  /** Whether the viewer opens orders: what keeps them closed is shown. */
  seesSettings: boolean;
}

/** A change that was refused. */
export interface QueueRefused {
  /** Name of the work. */
  name: string;
  intent: string;
  errors: FieldErrors;
  /** What is wrong with all of it. */
  problem: string | null;
}

/** `/admin/?kind=&view=&after=&edit=`: what waits for staff, as far as their role goes; 404 for customers. */
export const route = definePage<StaffQueueData>({
  areas: ['account', 'staff', 'staff-queue'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const { queryClient } = app;
    const filter = readFilter(url.searchParams);
    const menu = await queryClient.ensureQueryData(menuQuery(app));
    // They see the account of a customer: a bar on its pages says how to leave it.
    if (menu?.see_as && !menu.staff) return redirect('/my/');
    if (menu && !menu.staff) throw data(null, { status: 404 });
    const may = (permission: StaffPermission) => menu?.staff?.includes(permission) ?? true;
    try {
      await queryClient.fetchQuery({ ...staffQueueQuery(app, queryOf(filter)), staleTime: 0 });
      await queryClient.ensureQueryData(colleaguesQuery(app));
      if (may('settings')) await queryClient.fetchQuery({ ...companySettingsQuery(app), staleTime: 0 });
    } catch (error) {
      // The cursor of an address that somebody has typed.
      if (isApiError(error, 400)) return redirect(addressOf({ ...filter, after: null }));
      return staffOnly(app, path, error);
    }
    return {
      ...filter,
      now: Date.now(),
      done: outcomes.find((one) => one === url.searchParams.get('done')) ?? null,
      edits: url.searchParams.get('edit'),
      seesSettings: may('settings'),
    };
  },
  async act({ app, form, url }) {
    const kind = kinds.find((one) => one === formText(form, 'kind'));
    const work = { kind: kind ?? 'setup', key: formText(form, 'key') };
    const intent = formText(form, 'intent');
    if (kind === undefined || work.key === '') return data(null, 400);
    const filter = readFilter(url.searchParams);
    try {
      const done = await change(app, work, intent, form);
      if (done === null) return data(null, 400);
      await app.queryClient.invalidateQueries({ queryKey: ['staff', 'queue'] });
      return redirect(addressOf(filter, { done }));
    } catch (error) {
      // Somebody else was faster, which the list shows.
      if (isApiError(error, 404)) return redirect(addressOf(filter));
      if (!isApiError(error, 400) && !isApiError(error, 409)) return staffOnly(app, PATH, error);
      const detail = (error.data as { detail?: unknown } | null)?.detail;
      const refused: QueueRefused = {
        name: nameOf(work),
        intent,
        errors: error.status === 400 ? fieldErrors(error.data) : {},
        problem: error.status === 409 && typeof detail === 'string' ? detail : null,
      };
      return data(refused, error.status);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});

/** Does what a form asks for; null for what no form does. Throws `ApiError`. */
async function change(
  app: AppContext,
  work: Parameters<typeof setQueueDone>[1],
  intent: string,
  form: FormData,
): Promise<Outcome | null> {
  const idIn = (name: string) => Number(formText(form, name)) || null;
  switch (intent) {
    case 'take': {
      const self = (await app.queryClient.ensureQueryData(colleaguesQuery(app))).find(({ is_self: isSelf }) => isSelf);
      await setQueueOwner(app, work, { owner: self?.id ?? null, was: idIn('was') });
      return 'taken';
    }
    case 'owner': {
      const owner = idIn('owner');
      await setQueueOwner(app, work, { owner, was: idIn('was') });
      return owner === null ? 'released' : 'handed';
    }
    case 'snooze':
      await setQueueSnooze(app, work, { until: formText(form, 'until') });
      return 'snoozed';
    case 'show':
      await setQueueSnooze(app, work, { until: null });
      return 'shown';
    case 'done':
      await setQueueDone(app, work);
      return 'finished';
    default:
      return null;
  }
}
