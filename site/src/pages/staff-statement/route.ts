import { redirect } from 'react-router-dom';
import { continueStatement, describeStatement, statementImportQuery } from '../../api/staff-transfers.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { refusedForm } from '../../features/finance/refused.ts';
import { serviceIdOf as idOf } from '../../parts/service/service-id.ts';
import { mappingOf } from './mapping-of.ts';
import { words } from './words.ts';

export interface StaffStatementData {
  id: number;
}

/** `/admin/finance/statements/:id/`: what became of a file, or what its columns are; 404 for who may not see it. */
export const route = definePage<StaffStatementData>({
  areas: ['account', 'staff', 'staff-finance'],
  async load({ app, params, url }) {
    const id = idOf(params['id']);
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    try {
      await app.queryClient.fetchQuery({ ...statementImportQuery(app, id), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, url.pathname, error);
    }
    return { id };
  },
  async act({ app, form, params, url }) {
    const id = idOf(params['id']);
    try {
      if (formText(form, 'intent') === 'continue') await continueStatement(app, id);
      else await describeStatement(app, id, mappingOf(form));
    } catch (error) {
      return refusedForm(error, form) ?? staffOnly(app, url.pathname, error);
    }
    return redirect(`/admin/finance/statements/${id}/`);
  },
  meta: ({ data: { id }, intl }) => ({ title: intl.formatMessage(words.title, { id: String(id) }), noindex: true }),
});
