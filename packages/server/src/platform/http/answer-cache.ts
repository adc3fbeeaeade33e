import type { IncomingHttpHeaders } from 'node:http';
import type { Visitor } from '@hoster/domain';
import { languageFrom } from '@hoster/domain/visitor/accepted-language';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import { cookieOf, sessionCookie } from './cookies.ts';
import { PageLookups } from './page-lookups.ts';

/** Inputs that a cached answer depends on, besides address, language and the catalogue. */
export interface CachedBy {
  /**
   * `any`: on nothing else. `region`: on what the regional rules use, with a site country of Russia, Ukraine or
   * elsewhere. `exact`: on the site country, whichever it is, and the rest of it.
   */
  readonly country: 'any' | 'region' | 'exact';
  /** Parameters that an address may have; with any other one the answer is not cached. Default none. */
  readonly query?: readonly string[];
}

/** A call as it was sent. */
export interface Ask {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

interface CachedCall {
  readonly pattern: RegExp;
  readonly by: CachedBy;
  readonly forAll: boolean;
}

interface Entry {
  readonly text: string;
  data?: unknown;
}

/**
 * Maximum age of an answer. Answers are cached until the next change; this is for changes that the version doesn't
 * show, such as a restored backup.
 */
const longestMilliseconds = 10 * 60 * 1000;
/** How long a cached answer waits for the database to confirm that it's current. */
const patienceMilliseconds = 1000;
const mostCharacters = 16_000_000;
const regions = new Set(['RU', 'UA']);
/** Cookies of a visitor who is or was signed in. */
const knownCookies = [sessionCookie, 'user'];
const nobody: Visitor = { profileCountry: null, siteCountry: null, signedIn: false, hasAuthCookie: false };

/** The part of a visitor that an answer may depend on: the handler receives this, and it's part of the cache key. */
export function seenBy({ country }: CachedBy, visitor: Visitor): Visitor {
  if (country === 'any') return nobody;
  if (country === 'exact' || regions.has(visitor.siteCountry ?? '')) return visitor;
  return { ...visitor, siteCountry: null };
}

/**
 * Cache of public answers, valid until anything in the catalogue changes in any process: the version is queried on
 * every use, once for all calls of a page. Answers of public routes (`publicRoute`) are functions of their key, which
 * holds countries and whether the visitor is signed in, but not who they are. The others are cached for anonymous
 * visitors only; requests of a visitor who is or was signed in neither add to the cache nor are answered from it.
 */
export class AnswerCache {
  readonly #version: () => Promise<string>;
  readonly #visitor: (headers: IncomingHttpHeaders) => Promise<Visitor>;
  readonly #calls: CachedCall[] = [];
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: mostCharacters,
    sizeCalculation: ({ text }, key) => key.length + text.length,
    ttl: longestMilliseconds,
  });
  readonly #versions = new PageLookups<'', string>();
  #of = '';
  #asked: Promise<string> | undefined;

  /**
   * @param version names the state that all answers depend on; the same name for the same state
   * @param visitor resolves the visitor who sent the headers
   */
  constructor(version: () => Promise<string>, visitor: (headers: IncomingHttpHeaders) => Promise<Visitor>) {
    this.#version = version;
    this.#visitor = visitor;
  }

  /**
   * Caches the answers of a call from now on.
   * @param path as in the contract, `/a/:slug/`
   * @param forAll the answers depend on nothing else of a visitor than `seenBy`
   */
  add(path: string, by: CachedBy, forAll: boolean): void {
    this.#calls.push({ pattern: new RegExp(`^${path.replace(/:\w+/g, '[\\w.~-]+')}$`), by, forAll });
  }

  /** Returns the answer as text; `make` is called only if it isn't cached yet. */
  async text(ask: Ask, make: () => Promise<string>): Promise<string> {
    const key = await this.#keyOf(ask);
    if (key === null) return make();
    const version = await this.#ofPage();
    const known = this.#entries.get(key);
    if (known) return known.text;
    const text = await make();
    if (this.#of === version) this.#entries.set(key, { text });
    return text;
  }

  /** The answer as frozen data, shared by all callers; undefined when it must be fetched. */
  async data(ask: Ask): Promise<unknown> {
    // If the database is down, the answer of the call itself reports it.
    const key = await this.#keyOf(ask).catch(() => null);
    if (key === null || !this.#entries.has(key)) return undefined;
    await this.#ofPage();
    const known = this.#entries.get(key);
    if (!known) return undefined;
    known.data ??= frozen(JSON.parse(known.text));
    return known.data;
  }

  #ofPage(): Promise<string> {
    return this.#versions.once('', () => this.#current());
  }

  async #current(): Promise<string> {
    const version = await this.#soon();
    if (version !== this.#of) {
      this.#entries.clear();
      this.#of = version;
    }
    return version;
  }

  /** The version; the last one known when the database is slower than `patienceMilliseconds` or fails. */
  #soon(): Promise<string> {
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  async #ask(): Promise<string> {
    const version = this.#version();
    if (this.#of === '') return version;
    const last = this.#of;
    return pTimeout(
      version.catch(() => last),
      { milliseconds: patienceMilliseconds, fallback: () => last },
    );
  }

  /** Cache key of an answer; null when it must not be cached. */
  async #keyOf({ url, headers }: Ask): Promise<string | null> {
    const [path = '', search] = url.split('?', 2);
    const call = this.#calls.find(({ pattern }) => pattern.test(path));
    if (!call) return null;
    // What a token sees is its user's.
    if (headers.authorization !== undefined) return null;
    const { by, forAll } = call;
    if (search !== undefined && ![...new URLSearchParams(search).keys()].every((name) => by.query?.includes(name))) {
      return null;
    }
    if (!forAll && knownCookies.some((name) => cookieOf({ headers }, name) !== undefined)) return null;
    const { siteCountry, profileCountry, signedIn, hasAuthCookie } =
      by.country === 'any' ? nobody : seenBy(by, await this.#visitor(headers));
    const language = languageFrom(headers['accept-language']);
    return `${language} ${siteCountry} ${profileCountry} ${signedIn} ${hasAuthCookie} ${url}`;
  }
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
