import { serviceQuery } from '../../api/account.ts';
import { projectsQuery } from '../../api/service-settings.ts';
import { sshKeysQuery } from '../../api/ssh-keys.ts';
import { isApiError } from '../../api/errors.ts';
import { serviceIdOf } from '../../parts/service/service-id.ts';
import { isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { definePage } from '../../app/router/page.ts';
import { type ServiceTab, tabIn } from './tabs.ts';
import { serviceAction, type Done, doneOf } from './service-action.ts';

export interface ServicePageData {
  id: number;
  name: string;
  /** What was just done to it. */
  done: Done | null;
  /** The part of the page. */
  tab: ServiceTab;
  /** Whether the address opens the form of its name. */
  edits: boolean;
  /** Whether a consumer may still withdraw from its contract. */
  mayWithdraw: boolean;
}

/** Fourteen days after the order, and the rest of that day wherever the customer is. */
const WITHDRAWAL_MS = 15 * 24 * 60 * 60 * 1000;

/** `/my/services/:id/`: one service. 404 for everybody but its owner. */
export const route = definePage<ServicePageData>({
  areas: ['account'],
  async load({ app, params, url }) {
    if (!(await isSignedIn(app))) return toLogin(app, url.pathname + url.search);
    const id = serviceIdOf(params['id']);
    try {
      const edits = url.searchParams.get('edit') === 'name';
      const [{ created, name }] = await Promise.all([
        app.queryClient.fetchQuery({ ...serviceQuery(app, id), staleTime: 0 }),
        // For a reinstallation without script.
        app.queryClient.prefetchQuery(sshKeysQuery(app)),
        edits ? app.queryClient.prefetchQuery(projectsQuery(app)) : undefined,
      ]);
      const mayWithdraw = Date.now() - Date.parse(created) < WITHDRAWAL_MS;
      return { id, name, done: doneOf(url), tab: tabIn(url), edits, mayWithdraw };
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, url.pathname + url.search);
      throw error;
    }
  },
  act: ({ app, params, form, url }) => serviceAction(app, serviceIdOf(params['id']), form, tabIn(url)),
  meta: ({ data: { name } }) => ({ title: name, noindex: true }),
});
