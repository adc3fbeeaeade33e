import { redirect } from 'react-router-dom';
import { logout } from '../../api/auth.ts';
import { definePage } from '../../router/page.ts';
import { sessionChanged } from '../../start/session-change.ts';

/** Ends the session: the address of the logout form. There is nothing to see here. */
export const route = definePage({
  areas: [],
  load: async () => redirect('/'),
  async act({ app }) {
    await sessionChanged(app, await logout(app));
    return redirect(app.lang === 'ru' ? '/ru/' : '/');
  },
});
