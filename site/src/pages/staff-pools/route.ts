import type { AddressPoolKind, AddressPoolsQuery } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import { addAddressPool, addressPoolsQuery } from '../../api/address-pools.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { poolWords } from '../../features/staff-pools/words.ts';

export const PATH = '/admin/address-pools/';
export const kinds = ['single', 'block', 'ipv6'] as const satisfies readonly AddressPoolKind[];
export const states = ['open', 'closed'] as const;

export interface StaffPoolsData {
  query: AddressPoolsQuery;
  /** Whether the form for a new pool is open. */
  adds: boolean;
}

/** Address of a page of the list. */
export function addressOf({ before, kind, location, state }: AddressPoolsQuery, path = PATH): string {
  const query = new URLSearchParams();
  if (location !== undefined) query.set('location', String(location));
  if (kind !== undefined) query.set('kind', kind);
  if (state !== undefined) query.set('state', state);
  if (before !== undefined) query.set('before', String(before));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

/** `/admin/address-pools/?location=&kind=&state=&before=&edit=new`: networks of addresses, for staff. */
export const route = definePage<StaffPoolsData>({
  areas: ['account', 'staff', 'staff-pools'],
  async load({ app, url }) {
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const asked = (name: string) => url.searchParams.get(name);
    const location = numberIn(asked('location'));
    const kind = kinds.find((one) => one === asked('kind'));
    const state = states.find((one) => one === asked('state'));
    const before = numberIn(asked('before'));
    const query: AddressPoolsQuery = {
      ...(location !== undefined && { location }),
      ...(kind && { kind }),
      ...(state && { state }),
      ...(before !== undefined && { before }),
    };
    try {
      await app.queryClient.fetchQuery({ ...addressPoolsQuery(app, query), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, path, error);
    }
    return { query, adds: asked('edit') === 'new' };
  },
  async act({ app, form }) {
    const text = (name: string) => formText(form, name).trim();
    const wholeNumber = (name: string) => (/^\d{1,5}$/.test(text(name)) ? Number(text(name)) : -1);
    const body = {
      location: Number(text('location')),
      network: text('network'),
      unit: wholeNumber('unit'),
      gateway: text('gateway') || null,
      excluded: text('excluded')
        .split(/[\s,]+/)
        .filter((one) => one !== ''),
      quarantine_days: wholeNumber('quarantine_days'),
    };
    try {
      const { id } = await addAddressPool(app, body);
      return redirect(`${PATH}${id}/?saved`);
    } catch (error) {
      return refusedForm(app, PATH, form, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(poolWords.title), noindex: true }),
});
