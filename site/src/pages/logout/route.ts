import { redirect } from 'react-router-dom';
import { logout } from '../../api/auth.ts';
import { localPath } from '../../i18n/languages.ts';
import { definePage } from '../../app/router/page.ts';
import { sessionChanged } from '../../app/visitor/session-change.ts';

/** Ends the session: the address of the logout form. It has no page. */
export const route = definePage({
  areas: [],
  load: async () => redirect('/'),
  async act({ app }) {
    await sessionChanged(app, await logout(app));
    return redirect(localPath(app.lang, '/'));
  },
});
