import { data, redirect } from 'react-router-dom';
import { assignTransfer, creditTransfer, setTransferAside, staffTransferQuery } from '../../api/staff-transfers.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { type Refused, refusedForm } from '../../features/finance/refused.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';
import { words } from './words.ts';

export interface StaffTransferData {
  id: number;
}

/** `/admin/finance/transfers/:id/`: a line of a bank statement, and whose it is; 404 for who may not see it. */
export const route = definePage<StaffTransferData>({
  areas: ['account', 'staff', 'staff-finance'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      await app.queryClient.fetchQuery({ ...staffTransferQuery(app, id), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
    return { id };
  },
  async act({ app, form, params, url }) {
    const id = idOf(params['id']);
    const intent = formText(form, 'intent');
    const reason = formText(form, 'reason');
    try {
      if (intent === 'assign') {
        await assignTransfer(app, { id: formText(form, 'line'), reference: formText(form, 'reference') });
      } else if (intent === 'credit') {
        const account = Number(formText(form, 'account').replace(/^#/, ''));
        if (!Number.isSafeInteger(account) || account < 1) return noAccount(formText(form, 'account'), reason);
        await creditTransfer(app, id, { account, reason });
      } else if (intent === 'aside') {
        await setTransferAside(app, id, reason);
      } else if (intent === 'take-back') {
        await setTransferAside(app, id, null);
      } else {
        return data(null, 400);
      }
    } catch (error) {
      return refusedForm(error, form) ?? staffOnly(app, url.pathname, error);
    }
    return redirect(`/admin/finance/transfers/${id}/`);
  },
  meta: ({ data: { id }, intl }) => ({ title: intl.formatMessage(words.title, { id: String(id) }), noindex: true }),
});

/** What is no number doesn't fit the call. The page has the words for it. */
const noAccount = (account: string, reason: string) =>
  data<Refused>({ intent: 'credit', errors: { account: [''] }, problem: null, values: { account, reason } }, 400);
