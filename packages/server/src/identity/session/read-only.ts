import { type Call, calls } from '@hoster/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translate } from '../../i18n/translate.ts';
import { AppError, AuthError } from '../../platform/http/index.ts';
import { lookTexts } from './look-texts.ts';
import { lookIn } from './viewer.ts';

/** Changing calls that staff make although they see the account of a customer: both end that. */
const leaving: readonly Call[] = [calls.deleteCustomerLook, calls.deleteSession];

/**
 * Calls of customers that hand out secrets: their data as a file, and alerts, whose addresses end them. Of the sign-in
 * (`/auth/`), only `shownOfSignIn` is answered: others show codes and challenges, or put them into the session.
 */
const hidden: readonly Call[] = [calls.getAccountExport, calls.getDsAlerts];
const shownOfSignIn: readonly Call[] = [
  calls.getAuthConfig,
  calls.getSession,
  calls.getEmails,
  calls.getAuthenticators,
  calls.getAuthSessions,
  calls.getProviderAccounts,
];

/** Refuses what staff may not do while they see the account of a customer. Register it after the hooks of every request. */
export function keepLooksReadOnly(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (request.is404 || !request.session.hasCookie) return;
    const detail = isChange(request) ? lookTexts.changes : isHidden(request) ? lookTexts.secrets : null;
    if (detail === null) return;
    const look = await lookIn(request);
    // After its time, staff see their own account again, and get at its secrets. Changes wait until they have left.
    if (look === null || (look.viewer === null && detail === lookTexts.secrets)) return;
    const answer = { status: 403, code: 'see_as', detail } as const;
    if (!request.routeOptions.config.allauth) throw new AppError(answer);
    throw new AuthError(403, { code: answer.code, detail: translate(request.language, detail) });
  });
}

const isOneOf = (request: FastifyRequest, some: readonly Call[]): boolean =>
  some.some(({ method, path }) => method === request.method && path === request.routeOptions.url);

const isChange = (request: FastifyRequest): boolean =>
  !['GET', 'HEAD'].includes(request.method) && !isOneOf(request, leaving);

/** Sockets are hidden, too: they would tell staff what happens in the account, or open a console. */
function isHidden(request: FastifyRequest): boolean {
  if (request.ws || isOneOf(request, hidden)) return true;
  return request.routeOptions.config.allauth === true && !isOneOf(request, [...shownOfSignIn, ...leaving]);
}
