import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Db } from './db/types.ts';
import type { KeptAnswers, KeptBy } from './http/kept-answers.ts';
import type { Language } from './http/language.ts';
import type { SessionStore } from './http/sessions.ts';
import type { NewUser } from './modules/new-user.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** What every module works with. In a handler: `request.server.hoster`. */
export interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly log: FastifyBaseLogger;
  /** Gives a new user what every module has for newcomers; in the transaction that makes the user. */
  welcome(tx: Db, user: NewUser): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    hoster: Context;
    kept: KeptAnswers;
  }
  interface FastifyRequest {
    /** Language of the texts in the answer, from Accept-Language. */
    language: Language;
    session: SessionStore;
  }
  interface FastifyContextConfig {
    /** The auth API answers in django-allauth's shapes, also when it fails. */
    allauth?: boolean;
    /** The answer is the same for all anonymous visitors and depends on the catalogue alone: made once, see `KeptAnswers`. */
    kept?: KeptBy;
    /** Every answer gives the browser its `csrftoken` cookie. */
    csrfCookie?: boolean;
    /** Not named in `Allow`: a method that works only because it does in the original. */
    unlisted?: boolean;
    /** Accepts a urlencoded form (as an object of strings) beside JSON. */
    form?: boolean;
    /**
     * CSRF protection of unsafe methods; by default a token, wherever the route is. `false`: a call by
     * another machine, signed in its own way. `origin`: a form without a token, which only our own pages may send.
     */
    csrf?: false | 'origin';
    /** Where a browser that opened the address itself is sent when it is refused with a status; a page of the site. */
    refusalPages?: Readonly<Record<number, string>>;
  }
}
