import type { StaffClient } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { staffClientsQuery, writeClients } from '../../api/staff-clients.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { words } from './words.ts';

export const PATH = '/admin/clients/';

export interface StaffClientsData {
  /** Place of the client whose form the address opens; `new` for a new one. */
  edits: number | 'new' | null;
  isSaved: boolean;
}

const placeIn = (text: string): number | 'new' | null =>
  text === 'new' ? 'new' : /^\d{1,2}$/.test(text) ? Number(text) : null;

function textIn(form: FormData, name: string) {
  const [en, ru] = [formText(form, `${name}.en`), formText(form, `${name}.ru`)];
  return en === '' && ru === '' ? null : { en, ru };
}

const clientIn = (form: FormData, isHidden: boolean): StaffClient => {
  const url = formText(form, 'url');
  return {
    name: formText(form, 'name'),
    url: url === '' ? null : url,
    quote: textIn(form, 'quote'),
    author: textIn(form, 'author'),
    is_hidden: isHidden,
  };
};

/** The list after what a form asks for; null when it asks for nothing. */
function changed(clients: readonly StaffClient[], form: FormData): StaffClient[] | null {
  const place = placeIn(formText(form, 'place'));
  if (place === 'new') return [...clients, clientIn(form, false)];
  const client = clients[place ?? -1];
  if (place === null || client === undefined) return null;
  const others = clients.toSpliced(place, 1);
  switch (formText(form, 'intent')) {
    case 'save':
      return clients.with(place, clientIn(form, client.is_hidden));
    case 'up':
      return others.toSpliced(Math.max(0, place - 1), 0, client);
    case 'down':
      return others.toSpliced(place + 1, 0, client);
    case 'hide':
    case 'show':
      return clients.with(place, { ...client, is_hidden: !client.is_hidden });
    case 'remove':
      return others;
    default:
      return null;
  }
}

/** `/admin/clients/?edit=`: the reference clients of the home page, for staff; 404 for customers. */
export const route = definePage<StaffClientsData>({
  areas: ['account', 'staff', 'staff-clients'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    try {
      await app.queryClient.fetchQuery({ ...staffClientsQuery(app), staleTime: 0 });
      return { edits: placeIn(url.searchParams.get('edit') ?? ''), isSaved: url.searchParams.has('saved') };
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  async act({ app, form, url }) {
    try {
      const { clients } = await app.queryClient.fetchQuery({ ...staffClientsQuery(app), staleTime: 0 });
      const next = changed(clients, form);
      if (next === null) throw data(null, { status: 400 });
      await writeClients(app, { clients: next, version: formText(form, 'version') });
      return redirect(`${PATH}?saved`);
    } catch (error) {
      return refusedForm(app, url.pathname + url.search, form, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
