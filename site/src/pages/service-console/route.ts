import { redirect } from 'react-router-dom';
import { serviceQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { definePage } from '../../app/router/page.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { serviceIdOf } from '../../parts/service/service-id.ts';

/** The service whose screen is shown. */
export interface ConsoleData {
  id: number;
  name: string;
}

/** `/my/services/:id/console/`: screen and keyboard of a server. 404 for everybody but its owner; leads to the page of a service without one. */
export const route = definePage<ConsoleData>({
  areas: ['account'],
  async load({ app, params, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    const id = serviceIdOf(params['id']);
    try {
      const { name, operations } = await app.queryClient.fetchQuery({ ...serviceQuery(app, id), staleTime: 0 });
      const hasConsole = operations.available.some(({ kind }) => kind === 'console');
      return hasConsole ? { id, name } : redirect(`/my/services/${id}/`);
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, url.pathname);
      throw error;
    }
  },
  meta: ({ data: { name }, intl }) => ({
    title: intl.formatMessage(
      {
        id: 'account.console.meta',
        defaultMessage: 'Console of {name}',
        description: 'Title of the browser tab with the screen of a server',
      },
      { name },
    ),
    noindex: true,
  }),
});
