import type { DeletionObstacle, Service } from '@hoster/contract';
import { data, redirect } from 'react-router-dom';
import { servicesQuery } from '../../api/account.ts';
import { isApiError } from '../../api/errors.ts';
import { deleteAccount, deletionQuery } from '../../api/security.ts';
import { identityCheckLink } from '../../features/auth/identity-check/identity-check-link.ts';
import type { AppContext } from '../../app/app-context.tsx';
import { type AuthProblem, authProblems, refusalStatus } from '../../features/auth/form/auth-errors.ts';
import { clearSession, isSignedIn, toLogin } from '../../features/auth/session/to-login.ts';
import { formText } from '../../app/router/form-text.ts';
import { definePage } from '../../app/router/page.ts';

const PATH = '/my/security/delete/';

/** A service that has to be cancelled first. */
export type BlockingService = Pick<Service, 'id' | 'name'>;

/** State of the page. `failed`: it couldn't be determined whether the account can be deleted. */
export type DeletionState =
  | { state: 'open'; obstacles: DeletionObstacle[]; services: BlockingService[]; reauthenticate: boolean }
  | { state: 'deleted' }
  | { state: 'failed' };

/** Reason why the account wasn't deleted. */
export interface DeletionAnswer {
  refused: 'unconfirmed' | 'unanswered' | AuthProblem;
}

/** `/my/security/delete/`: deletes the account. */
export const route = definePage<DeletionState>({
  areas: ['account', 'security-log', 'auth'],
  async load({ app, url }) {
    if (!(await isSignedIn(app))) {
      return url.searchParams.has('deleted') ? { state: 'deleted' } : toLogin(app, PATH);
    }
    try {
      // Money, services and the age of the sign-in change constantly.
      const { obstacles, reauthenticate } = await app.queryClient.fetchQuery({ ...deletionQuery(app), staleTime: 0 });
      const services = obstacles.some(({ code }) => code === 'active_services') ? await blockingServices(app) : [];
      return { state: 'open', obstacles, services, reauthenticate };
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, PATH);
      return { state: 'failed' };
    }
  },
  async act({ app, form }) {
    const refuse = (refused: DeletionAnswer['refused'], status: number) => data<DeletionAnswer>({ refused }, status);
    if (formText(form, 'confirm') !== 'yes') return refuse('unconfirmed', 400);
    try {
      await deleteAccount(app);
    } catch (error) {
      if (isApiError(error, 401)) return toLogin(app, PATH);
      if (isApiError(error, 403)) return redirect(identityCheckLink(PATH));
      // The obstacles are loaded again and shown.
      if (isApiError(error, 409)) return redirect(PATH);
      const [problem] = authProblems(error) ?? [];
      // Without an answer, the account may have been deleted.
      const isUnanswered = !problem || !isApiError(error) || error.status === 0 || error.status >= 500;
      return isUnanswered ? refuse('unanswered', 503) : refuse(problem, refusalStatus(error));
    }
    await clearSession(app);
    return redirect(`${PATH}?deleted=1`);
  },
  meta: ({ intl, data: { state } }) => ({
    title:
      state === 'deleted'
        ? intl.formatMessage({
            id: 'security-log.delete.done-title',
            defaultMessage: 'Your account has been deleted',
            description: 'Title of the page after the account was deleted',
          })
        : intl.formatMessage({
            id: 'security-log.delete.title',
            defaultMessage: 'Delete account',
            description: 'Title of the page that deletes the account',
          }),
    noindex: true,
  }),
});

/** Services on the first page of the list; a link leads to all of them. An error here is ignored. */
async function blockingServices(app: AppContext): Promise<BlockingService[]> {
  const page = await app.queryClient.fetchQuery({ ...servicesQuery(app), staleTime: 0 }).catch(() => null);
  const blocking = page?.results.filter(({ status }) => status !== 'canceled' && status !== 'awaiting_payment') ?? [];
  return blocking.map(({ id, name }) => ({ id, name }));
}
