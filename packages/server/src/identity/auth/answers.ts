import type { AuthErrorItem, Call } from '@hoster/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../platform/index.ts';
import type { Db } from '../../platform/db/index.ts';
import {
  consumeLimit,
  AuthError,
  BodyError,
  checkAnswer,
  giveCsrfCookie,
  type Limited,
  texts,
} from '../../platform/http/index.ts';
import type { AuthMethod } from '../session/session-data.ts';
import { lookIn } from '../session/viewer.ts';
import { AuthForm } from './forms.ts';
import { apiError, type MessageCode } from './messages.ts';
import { userById, type AuthUserRow } from './users.ts';

/** An answer of the auth API: its envelope. */
export interface AuthAnswer {
  readonly status: number;
  readonly data?: unknown;
  readonly meta?: unknown;
  readonly errors?: readonly AuthErrorItem[];
}

/** One request to the auth API. */
export interface AuthCall {
  readonly request: FastifyRequest;
  readonly context: Context;
  readonly db: Db;
  readonly form: AuthForm;
  /** The raw body, for values that aren't text. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Serves a call of the auth API as in the contract; every answer carries the csrftoken cookie. */
export function authRoute(app: FastifyInstance, call: Call, handler: (call: AuthCall) => Promise<AuthAnswer>): void {
  const run = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = request.body ?? {};
    if (typeof body !== 'object' || Array.isArray(body)) throw new BodyError(texts.badJson);
    const context = request.server.hoster;
    const form = new AuthForm({ ...body }, request.language, context.settings.takesUtf8Mail);
    const answer = await handler({ request, context, db: context.db, form, body: { ...body } });
    if (context.settings.checkAnswers) checkAnswer(call, answer.status, answer);
    giveCsrfCookie(request, reply);
    // A buffer, because Fastify adds a charset to text, and the original has none.
    return reply
      .code(answer.status)
      .type('application/json')
      .send(Buffer.from(JSON.stringify(answer)));
  };
  app.route({ method: call.method, url: call.path, config: { allauth: true }, handler: run });
}

/** 400 with these errors. */
export function refuse(errors: readonly AuthErrorItem[]): never {
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
  if (!(await consumeLimit(context, limited))) throw new AuthError(429);
}

/** The user in the shape of the auth answers: empty values are left out. */
export function presentAuthUser(user: AuthUserRow): Record<string, unknown> {
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
  return { status: 200, data: { user: presentAuthUser(user), methods }, meta: { is_authenticated: true } };
}

/**
 * Returns the signed-in user from the database, or the customer whose account staff have opened; null for a visitor and
 * for a closed account.
 */
export async function signedIn({ request, db }: AuthCall): Promise<AuthUserRow | null> {
  const look = await lookIn(request);
  const { userId } = look?.viewer ?? (await request.session.read());
  const user = userId === null ? null : await userById(db, userId);
  return user?.isActive ? user : null;
}

/** Epoch seconds with fraction, as the auth API formats times. */
export function seconds(date: Date): number {
  return date.getTime() / 1000;
}
