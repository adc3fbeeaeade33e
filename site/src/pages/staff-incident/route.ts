import { data, redirect } from 'react-router-dom';
import {
  correctIncident,
  openIncident,
  postUpdate,
  staffIncidentQuery,
  staffIncidentsQuery,
} from '../../api/staff-incidents.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { newRequestKey, sentRequestKey } from '../../order/actions/request-key.ts';
import { serviceIdOf } from '../../parts/service/service-id.ts';
import {
  componentsIn,
  type IncidentKind,
  incidentPath,
  impactIn,
  momentIn,
  previewOf,
  stepsOf,
  textsIn,
} from './form.ts';
import { words } from './words.ts';

export interface StaffIncidentData {
  /** Null: a new one. */
  id: number | null;
  kind: IncidentKind;
  title: string | null;
  /** Key of the next message, so that a form that is sent twice publishes once. */
  requestKey: string;
  /** Whether texts and times are corrected, instead of an update posted. */
  edits: boolean;
  done: 'published' | 'saved' | null;
}

const idOf = (text: string | undefined): number | null => (text === 'new' ? null : serviceIdOf(text));
const kindIn = (text: string | null): IncidentKind => (text === 'maintenance' ? 'maintenance' : 'incident');

/** What the forms of a message have in common. */
function messageIn(form: FormData, kind: IncidentKind, isNew: boolean) {
  const steps = stepsOf(kind, isNew);
  return {
    step: steps.find((one) => one === formText(form, 'step')) ?? steps[0] ?? 'investigating',
    impact: impactIn(form),
    components: componentsIn(form),
    message: textsIn(form, 'message'),
    email: form.has('email'),
    key: sentRequestKey(form),
  };
}

async function openFrom(app: AppContext, form: FormData, kind: IncidentKind): Promise<Response> {
  const { step, ...message } = messageIn(form, kind, true);
  if (step === 'in_progress' || step === 'completed' || step === 'resolved') throw data(null, { status: 400 });
  const starts = momentIn(form, 'starts');
  const ends = momentIn(form, 'ends');
  const times = { ...(starts !== undefined && { starts }), ...(ends !== undefined && { ends }) };
  const id = await openIncident(app, { ...message, step, ...times, title: textsIn(form, 'title') });
  return redirect(`${incidentPath(id)}?done=published`);
}

async function correctFrom(app: AppContext, form: FormData, id: number): Promise<Response> {
  const messages = [...form.keys()].flatMap((name) => {
    const update = /^text-([1-9]\d{0,8})\.en$/.exec(name)?.[1];
    return update === undefined ? [] : [{ id: Number(update), text: textsIn(form, `text-${update}`) }];
  });
  await correctIncident(app, id, {
    title: textsIn(form, 'title'),
    starts: momentIn(form, 'starts') ?? '',
    ends: momentIn(form, 'ends') ?? null,
    messages,
    version: formText(form, 'version'),
  });
  return redirect(`${incidentPath(id)}?done=saved`);
}

/** `/admin/incidents/:id/?edit`, or `new/?kind=`: an incident or maintenance, for staff; 404 for customers. */
export const route = definePage<StaffIncidentData>({
  areas: ['account', 'staff', 'staff-incidents', 'status'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const common = { id, requestKey: newRequestKey(), edits: url.searchParams.has('edit') };
    try {
      if (id === null) {
        await app.queryClient.fetchQuery({ ...staffIncidentsQuery(app, { state: 'open' }), staleTime: 0 });
        return { ...common, kind: kindIn(url.searchParams.get('kind')), title: null, done: null };
      }
      const { shown } = await app.queryClient.fetchQuery({ ...staffIncidentQuery(app, id), staleTime: 0 });
      const done = (['published', 'saved'] as const).find((one) => one === url.searchParams.get('done')) ?? null;
      return { ...common, kind: shown.kind, title: shown.title, done };
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  async act({ app, form, params, url }) {
    const id = idOf(params['id']);
    const kind = kindIn(formText(form, 'kind'));
    const intent = formText(form, 'intent');
    try {
      if (intent === 'preview') return await previewOf(app, form, { kind, ...(id !== null && { incident: id }) });
      if (id === null) return await openFrom(app, form, kind);
      if (intent === 'correct') return await correctFrom(app, form, id);
      await postUpdate(app, id, messageIn(form, kind, false));
      return redirect(`${incidentPath(id)}?done=published`);
    } catch (error) {
      if (error instanceof Response) throw error;
      return refusedForm(app, url.pathname + url.search, form, error);
    }
  },
  meta: ({ data: { kind, title }, intl }) => ({
    title: title ?? intl.formatMessage(kind === 'maintenance' ? words.newMaintenance : words.newIncident),
    noindex: true,
  }),
});
