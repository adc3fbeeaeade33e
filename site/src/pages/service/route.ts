import { data } from 'react-router-dom';
import { serviceQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { isSignedIn, toLogin } from '../../features/session-ended/to-login.ts';
import { definePage } from '../../router/page.ts';

export interface ServicePageData {
  id: number;
  name: string;
}

/** `/my/services/:id/`: one service. 404 for everybody but its owner. */
export const route = definePage<ServicePageData>({
  areas: ['account'],
  async load({ app, params, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname);
    const id = Number(params['id']);
    if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
    try {
      const { name } = await app.queryClient.fetchQuery({ ...serviceQuery(app, id), staleTime: 0 });
      return { id, name };
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, url.pathname);
      throw error;
    }
  },
  meta: ({ data: { name } }) => ({ title: name, noindex: true }),
});
