import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Db, OpenDatabase } from './db/types.ts';
import type { AnswerCache, CachedBy } from './http/answer-cache.ts';
import type { Language } from './http/visitor/language.ts';
import type { NewUser } from './new-user.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** Data of each event by its name. An area adds the events that it announces with `declare module`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- areas add their events
export interface Events {}

/** Handles an event in the transaction in which it happened: an error rolls the event back too. */
type EventHandler<Data> = (context: Context, tx: Db, data: Data) => Promise<void>;

/** Handlers of a module, by event. */
export type EventHandlers = { readonly [Name in keyof Events]?: EventHandler<Events[Name]> };

/**
 * Context shared by all modules. In a handler: `request.server.hoster`. Areas add what they define, such as `lines`,
 * `serviceLines`, `paymentSubject`, `visitors` and `jobs`, with `declare module`; `contextParts` in `modules.ts` fills it.
 */
export interface Context {
  readonly db: Db;
  /** Listens to notifications of the database. */
  readonly listen: OpenDatabase['listen'];
  readonly clock: Clock;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
  /** Sets up what every module provides for a new user, in the transaction that creates the user. */
  welcome(tx: Db, user: NewUser): Promise<void>;
  /** Event handlers of the modules, in their order. `announce` calls them. */
  readonly handlers: readonly EventHandlers[];
  /** Returns the document of an invoice that an email attaches; undefined when there's none with that number. */
  invoicePdfByNumber(db: Db, number: string): Promise<Buffer | undefined>;
}

declare module 'fastify' {
  interface FastifyInstance {
    hoster: Context;
    answerCache: AnswerCache;
  }
  interface FastifyRequest {
    /** Language of the texts in the answer, from Accept-Language. */
    language: Language;
    /** Whether a token of the API stands for the caller: no cookie is read or set, and there's no CSRF. */
    isBearer: boolean;
    /** Set by a sign-in: the answer carries it as `csrftoken`. */
    newCsrfToken: string | undefined;
  }
  interface FastifyContextConfig {
    /** Whether answers, errors included, have the shapes of django-allauth (the auth API). */
    allauth?: boolean;
    /**
     * Caches the answer, which is the same for all anonymous visitors and depends on the catalogue alone; see
     * `AnswerCache`. For signed-in visitors too: `publicRoute`.
     */
    cached?: CachedBy;
    /** Sets the `csrftoken` cookie with every answer. */
    csrfCookie?: boolean;
    /** Omitted from `Allow`: a method that works only because it does in the original. */
    unlisted?: boolean;
    /** Its connection stays open, and has limits of its own instead of those of `boundWork`. */
    staysOpen?: boolean;
    /** Accepts a urlencoded form (as an object of strings) besides JSON. */
    form?: boolean;
    /**
     * CSRF protection of unsafe methods; by default a token, on every route. `false`: a call by another machine, with
     * its own signature. `origin`: a form without a token, which only our own pages may send.
     */
    csrf?: false | 'origin';
    /**
     * Whether a token of the API may be used: on calls, whose `access` is checked. Another route under `/my/api/` takes
     * tokens once it has asked `visitors.admit`.
     */
    takesTokens?: boolean;
    /** Milliseconds for the whole request, if it may take longer than others: an upload. */
    milliseconds?: number;
    /** Page of the site, by status, to which a browser's navigation is redirected when it's refused. */
    refusalPages?: Readonly<Record<number, string>>;
  }
}
