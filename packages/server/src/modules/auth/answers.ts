import { calls, type Call, type HttpMethod } from '@hoster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/types.ts';
import { AuthError } from '../../http/answers.ts';
import { BodyError } from '../../http/body.ts';
import { giveCsrfCookie } from '../../http/csrf.ts';
import { attempt, type Limited } from '../../http/rate-limit.ts';
import { checkAnswer } from '../../http/route.ts';
import type { AuthMethod } from '../../http/session-data.ts';
import { texts } from '../../http/texts.ts';
import { AuthForm } from './forms.ts';
import { apiError, type ApiError, type MessageCode } from './messages.ts';
import { userById, type AuthUserRow } from './users.ts';

const base = '/auth/_allauth/browser/v1';

/** An answer of the auth API: its envelope. */
export interface AuthAnswer {
  readonly status: number;
  readonly data?: unknown;
  readonly meta?: unknown;
  readonly errors?: readonly ApiError[];
}

/** One request to the auth API. */
export interface AuthCall {
  readonly request: FastifyRequest;
  readonly context: Context;
  readonly db: Db;
  readonly form: AuthForm;
  /** The body as it came, for values that are no text. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Serves a call of the auth API, which the contract has; every answer carries the csrftoken cookie. */
export function authRoute(
  app: FastifyInstance,
  method: HttpMethod,
  path: string,
  handler: (call: AuthCall) => Promise<AuthAnswer>,
): void {
  const callOf = (wanted: HttpMethod) =>
    Object.values<Call>(calls).find((one) => one.method === wanted && one.path === base + path);
  const call = callOf(method);
  if (!call) throw new Error(`The contract has no ${method} ${path}.`);
  const run = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.body ?? {};
    if (typeof body !== 'object' || Array.isArray(body)) throw new BodyError(texts.badJson);
    const context = request.server.hoster;
    const form = new AuthForm({ ...body }, request.language);
    const answer = await handler({ request, context, db: context.db, form, body: { ...body } });
    if (context.settings.checkAnswers) checkAnswer(call, answer.status, answer);
    giveCsrfCookie(request, reply);
    // A buffer, because Fastify adds a charset to text, and the original has none.
    return reply
      .code(answer.status)
      .type('application/json')
      .send(Buffer.from(JSON.stringify(answer)));
  };
  app.route({ method, url: base + path, config: { allauth: true }, handler: run });
  // Django's views hand PUT on to POST, unless it has a meaning of its own.
  if (method === 'POST' && !callOf('PUT'))
    app.route({ method: 'PUT', url: base + path, config: { allauth: true, unlisted: true }, handler: run });
}

/** 400 with these errors. */
export function refuse(errors: readonly ApiError[]): never {
  throw new AuthError(400, { errors });
}

/** 400 with one error. */
export function refuseWith({ form }: AuthCall, code: MessageCode, param?: string): never {
  return refuse([apiError(form.language, code, param)]);
}

/** 400 when the form has errors. */
export function refuseBadForm({ form }: AuthCall): void {
  if (form.errors.length > 0) refuse(form.errors);
}

/** 429 when the caller has used up an action. */
export async function limit({ context }: AuthCall, limited: Limited): Promise<void> {
  if (!(await attempt(context, limited))) throw new AuthError(429);
}

/** The user in the shape of the auth answers: empty values are left out. */
export function presentUser(user: AuthUserRow): Record<string, unknown> {
  return {
    id: user.id,
    display: user.username,
    ...(user.email !== '' && { email: user.email }),
    has_usable_password: user.passwordHash !== null,
    username: user.username,
  };
}

/** 200: signed in. */
export function authenticated(user: AuthUserRow, methods: readonly AuthMethod[]): AuthAnswer {
  return { status: 200, data: { user: presentUser(user), methods }, meta: { is_authenticated: true } };
}

/** Who is signed in, asked of the database; null for a visitor and for an account that was closed. */
export async function signedIn({ request, db }: AuthCall): Promise<AuthUserRow | null> {
  const { userId } = await request.session.read();
  const user = userId === null ? null : await userById(db, userId);
  return user?.isActive ? user : null;
}

/** Epoch seconds with fraction, as the auth API gives times. */
export function seconds(date: Date): number {
  return date.getTime() / 1000;
}
