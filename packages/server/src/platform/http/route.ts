import { type Call, type ParamsOf, type QueryOf, type BodyOf } from '@hoster/contract';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isOfStaff, type Visitor } from '@hoster/domain';
import { notFound } from './errors/errors.ts';
import { InputError } from './errors/input-error.ts';
import { seenBy, type CachedBy } from './answer-cache.ts';
import type { Language } from './visitor/language.ts';

/** Validated input of a handler. */
export interface RouteInput<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Input of a public call's handler: all that its answer may depend on. */
export interface PublicInput<C extends Call> extends Pick<RouteInput<C>, 'params' | 'query'> {
  readonly language: Language;
  readonly visitor: Visitor;
}

/** Any body that the contract lists for a good answer, as it is written. */
type GoodBody<C extends Call> = z.input<C['answer'][keyof C['answer'] & (200 | 201 | 202 | 206)]>;

/**
 * Serves a call of the contract. Sign-in is required where the call says so (401), and a role that allows its
 * `access` (403); an address that can't exist is not
 * found (404), and other bad input is answered with field errors (400), before the handler runs. The handler's result
 * is the answer, with the first success status of the call unless it set another. An answer that is `cached` for
 * anonymous visitors is cached and must be a plain 200. With `checkAnswers`, an answer that doesn't match its schema is
 * an error, so that drift shows in tests.
 */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: RouteInput<C>) => Promise<GoodBody<C>>,
  config: FastifyContextConfig = {},
): void {
  if (config.cached) app.answerCache.add(call.path, config.cached, false);
  serve(app, call, handler, config);
}

/**
 * Serves a call whose answers are the same for everyone in a region, signed in or not, and cached. The handler gets
 * nothing that could distinguish two visitors who share an answer.
 */
export function publicRoute<C extends Call>(
  app: FastifyInstance,
  call: C,
  by: CachedBy,
  handler: (input: PublicInput<C>) => Promise<GoodBody<C>>,
  config: Omit<FastifyContextConfig, 'cached'> = {},
): void {
  app.answerCache.add(call.path, by, true);
  const forAll = async ({ params, query, request }: RouteInput<C>) => {
    const visitor = seenBy(by, await app.hoster.visitors.of(request));
    return handler({ params, query, language: request.language, visitor });
  };
  serve(app, call, forAll, { ...config, cached: by });
}

function serve<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: RouteInput<C>) => Promise<GoodBody<C>>,
  config: FastifyContextConfig,
): void {
  const { access } = call;
  if (call.session && !access) throw new Error(`The call ${call.id} has a session and no access.`);
  const body = strict(call.body);
  const goodStatus = Math.min(...Object.keys(call.answer).map(Number));
  app.route({
    method: call.method,
    url: call.path,
    config: { takesTokens: true, ...(call.csrf === false && { csrf: false }), ...config },
    handler: async (request, reply) => {
      if (access) await app.hoster.visitors.admit(request, access);
      const input = {
        params: checkedParams(call.params, request.params),
        query: checked(call.query, request.query),
        body: checkedBody(body, request.body),
        request,
        reply,
      } as RouteInput<C>;
      const answered = async () => {
        const answer = changesByStaff(call)
          ? await app.hoster.visitors.audited(request, call, () => handler(input))
          : await handler(input);
        if (reply.sent) return '';
        if (reply.statusCode === 200) reply.code(goodStatus);
        if (changesAccount(call)) await app.hoster.visitors.noteChange(request, call);
        if (app.hoster.settings.checkAnswers) checkAnswer(call, reply.statusCode, answer);
        return JSON.stringify(answer);
      };
      const text = await (config.cached ? app.answerCache.text(request, answered) : answered());
      return reply.sent ? reply : reply.type('application/json; charset=utf-8').send(text);
    },
  });
}

/** Whether a call changes something of an account. Own sign-in and staff have logs of their own. */
const changesAccount = ({ access, method, quiet = false }: Call): boolean =>
  !quiet && method !== 'GET' && access !== undefined && access !== 'self' && !isOfStaff(access);

/** Whether staff change something with a call. */
const changesByStaff = ({ access, method, quiet = false }: Call): boolean =>
  !quiet && method !== 'GET' && isOfStaff(access);

/** Makes an unknown field of a body an error instead of dropping it. */
function strict(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodObject && !schema.def.catchall ? schema.strict() : schema;
}

/** Checks a part of a body whose schema depends on the rest of the call. @throws AppError 400 with errors by field */
export const checkedInput = (schema: z.ZodType, value: unknown): unknown => checked(strict(schema), value);

function checked(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw new InputError(result.error, value);
  return result.data;
}

function checkedParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value);
  if (result?.success === false) throw notFound('An address that no record can have');
  return result?.data;
}

function checkedBody(schema: z.ZodType | undefined, value: unknown): unknown {
  return checked(schema, value ?? {});
}

/** Checks an answer against the schema of its call. @throws when it doesn't match */
export function checkAnswer(call: Call, status: number, answer: unknown): void {
  const schema = call.answer[status];
  const result = schema?.safeParse(answer);
  if (result?.success) return;
  const reason = result ? result.error.message : `status ${status} is not among its answers`;
  throw new Error(`The answer of ${call.id} is not what the contract says: ${reason}`);
}
