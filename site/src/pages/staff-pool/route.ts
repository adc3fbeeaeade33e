import type { PoolAddressesQuery } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import { addressPoolQuery, blockAddress, changeAddressPool } from '../../api/address-pools.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { refusedForm } from '../../features/auth/session/staff-form-refused.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';

export const states = ['free', 'taken', 'quarantined', 'blocked'] as const;

export interface StaffPoolData {
  id: number;
  network: string;
  query: PoolAddressesQuery;
  edits: boolean;
  /** Address whose form is open. */
  blocks: string | null;
  isSaved: boolean;
}

export const pathOf = (id: number): string => `/admin/address-pools/${id}/`;

/** Address of a page of a pool's addresses. */
export function addressOf(id: number, { after, state }: PoolAddressesQuery): string {
  const query = new URLSearchParams();
  if (state !== undefined) query.set('state', state);
  if (after !== undefined) query.set('after', String(after));
  return query.size > 0 ? `${pathOf(id)}?${query.toString()}` : pathOf(id);
}

/** `/admin/address-pools/:id/?state=&after=&edit&block=`: a network, its addresses and who has them, for staff. */
export const route = definePage<StaffPoolData>({
  areas: ['account', 'staff', 'staff-pools'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    const path = url.pathname + url.search;
    if (!(await isSignedIn(app))) return toLogin(app, path);
    const state = states.find((one) => one === url.searchParams.get('state'));
    const after = url.searchParams.get('after') ?? '';
    const query = { ...(state && { state }), ...(/^[1-9]\d{0,8}$/.test(after) && { after: Number(after) }) };
    try {
      const { pool } = await app.queryClient.fetchQuery({ ...addressPoolQuery(app, id, query), staleTime: 0 });
      return {
        id,
        network: pool.network,
        query,
        edits: url.searchParams.has('edit'),
        blocks: url.searchParams.get('block'),
        isSaved: url.searchParams.has('saved'),
      };
    } catch (error) {
      return staffOnly(app, path, error);
    }
  },
  async act({ app, form, params, url }) {
    const id = idOf(params['id']);
    const text = (name: string) => formText(form, name).trim();
    try {
      if (text('intent') === 'pool') {
        const days = text('quarantine_days');
        const quarantine_days = /^\d{1,5}$/.test(days) ? Number(days) : -1;
        const gateway = text('gateway') || null;
        await changeAddressPool(app, id, { is_open: form.has('is_open'), gateway, quarantine_days });
      } else {
        const blocked = text('intent') === 'unblock' ? null : text('blocked');
        await blockAddress(app, id, { address: text('address'), blocked });
      }
      return redirect(`${pathOf(id)}?saved`);
    } catch (error) {
      return refusedForm(app, url.pathname, form, error);
    }
  },
  meta: ({ data: { network } }) => ({ title: network, noindex: true }),
});
