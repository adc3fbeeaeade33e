import type { ProviderErrorCode } from '@hoster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { consumeLimit, giveCsrfCookie, networkOf } from '../../platform/http/index.ts';
import type { AuthCall } from '../auth/answers.ts';
import { AuthForm } from '../auth/forms.ts';
import { beginVisit, checksOf, endVisit, type Visit } from './visits.ts';
import { ownOriginOf, safeCallbackUrl, withQuery } from './callback-url.ts';
import { connect } from './connect.ts';
import { enter } from './enter.ts';
import { identityProviders } from './providers.ts';
import type { IdentityProvider } from './provider.ts';

const redirectPath = '/auth/_allauth/browser/v1/auth/provider/redirect';
/** HEADLESS_FRONTEND_URLS["socialaccount_login_error"]: when the visitor's origin is unknown. */
const errorPage = '/auth/login/';

/** Redirects to a provider and back. */
export function providerRedirects(app: FastifyInstance): void {
  app.post(redirectPath, { config: { allauth: true, form: true } }, sendToProvider);
  for (const provider of identityProviders(app.hoster.settings)) {
    app.get(provider.callbackPath, { config: { allauth: true } }, (request, reply) =>
      takeBack(provider, request, reply),
    );
  }
}

/** POST auth/provider/redirect: a form that the browser submits. */
async function sendToProvider(request: FastifyRequest, reply: FastifyReply) {
  const { hoster } = request.server;
  const form = formOf(request);
  const provider = identityProviders(hoster.settings).find(({ id }) => id === form.get('provider'));
  const process = form.get('process');
  const callbackUrl = safeCallbackUrl(request, form.get('callback_url') ?? '');
  const isGood = provider && callbackUrl !== null && (process === 'login' || process === 'connect');
  const limited = { action: 'provider redirect', subject: networkOf(request), times: 30, seconds: 60 };
  if (!isGood || !(await consumeLimit(hoster, limited))) return redirectTo(request, reply, errorPageOf('unknown'));
  const redirectUri = ownOriginOf(request) + provider.callbackPath;
  try {
    const checks = await beginVisit(request, { provider: provider.id, process, callbackUrl, redirectUri });
    return redirectTo(request, reply, (await provider.authorizeUrl(redirectUri, checks)).href);
  } catch (error) {
    request.log.warn({ err: error, provider: provider.id }, 'The provider cannot be asked');
    return redirectTo(request, reply, withError(callbackUrl, 'unknown', process));
  }
}

/** GET auth/accounts/…/login/callback/: handles a visitor returning from the provider. */
async function takeBack(provider: IdentityProvider, request: FastifyRequest, reply: FastifyReply) {
  const { hoster } = request.server;
  const query = queryOf(request);
  const begun = await endVisit(request, provider, query.get('state') ?? '');
  if (!begun) return redirectTo(request, reply, errorPageOf('unknown'));
  const error = await outcomeOf(provider, request, begun, query).catch((cause: unknown) => {
    hoster.log.warn({ err: cause, provider: provider.id }, 'Sign-in through a provider failed');
    return 'unknown' as const;
  });
  return redirectTo(
    request,
    reply,
    error === null ? begun.callbackUrl : withError(begun.callbackUrl, error, begun.process),
  );
}

/** Completes the purpose of the visit. Null: it continues, with the state in the session. */
async function outcomeOf(
  provider: IdentityProvider,
  request: FastifyRequest,
  begun: Visit,
  query: URLSearchParams,
): Promise<ProviderErrorCode | null> {
  const { hoster } = request.server;
  if (query.has('error')) return query.get('error') === 'access_denied' ? 'cancelled' : 'unknown';
  const callback = new URL(`${begun.redirectUri}?${query.toString()}`);
  const identity = await provider.identify(callback, checksOf(hoster.secrets, query.get('state') ?? ''));
  const form = new AuthForm({}, request.language, hoster.settings.takesUtf8Mail);
  const call: AuthCall = { request, context: hoster, db: hoster.db, form, body: {} };
  if (begun.process === 'connect') return connect(call, provider.id, identity);
  const answer = await enter(call, provider.id, identity);
  return typeof answer === 'string' ? answer : null;
}

function redirectTo(request: FastifyRequest, reply: FastifyReply, to: string) {
  giveCsrfCookie(request, reply);
  return reply.type('text/html; charset=utf-8').redirect(to, 302);
}

function errorPageOf(error: ProviderErrorCode): string {
  return withError(errorPage, error, 'login');
}

function withError(address: string, error: ProviderErrorCode, process: string): string {
  return withQuery(address, { error, error_process: process });
}

/** The fields of an HTML form; JSON is ignored, as in the original. */
function formOf({ body, headers }: FastifyRequest): ReadonlyMap<string, string> {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const fields = isForm && typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new Map(fields.map(([name, value]) => [name, String(value)]));
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URL(request.url, 'http://localhost').searchParams;
}
