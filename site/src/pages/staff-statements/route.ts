import type { StatementImportsQuery } from '@hoster/contract';
import { redirect } from 'react-router-dom';
import { importStatement, statementImportsQuery } from '../../api/staff-transfers.ts';
import { definePage } from '../../app/router/page.ts';
import { staffOnly } from '../../features/auth/session/staff-only.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { cursorOf } from '../../features/finance/cursor.ts';
import { refusedForm } from '../../features/finance/refused.ts';
import { statementWords as words } from '../../features/finance/statement-words.ts';

export const PATH = '/admin/finance/statements/';

/** `/admin/finance/statements/?before=`: imports bank statements; 404 for who may not. */
export const route = definePage<StatementImportsQuery>({
  areas: ['account', 'staff', 'staff-finance'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    const before = cursorOf(url);
    const query = before === undefined ? {} : { before };
    try {
      await app.queryClient.fetchQuery({ ...statementImportsQuery(app, query), staleTime: 0 });
    } catch (error) {
      return staffOnly(app, PATH, error);
    }
    return query;
  },
  async act({ app, form }) {
    const file = form.get('file');
    try {
      const id = await importStatement(app, file instanceof File ? file : new File([], ''));
      return redirect(`${PATH}${id}/`);
    } catch (error) {
      return refusedForm(error, form) ?? staffOnly(app, PATH, error);
    }
  },
  meta: ({ intl }) => ({ title: intl.formatMessage(words.title), noindex: true }),
});
