import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { languageFrom } from '@hoster/domain/accepted-language';
import { cookieOf } from './cookies.ts';
import { countryOf } from './country.ts';

/** What an answer to anonymous visitors depends on, besides address, language and the catalogue. */
export interface KeptBy {
  /** `region`: whether the visitor is in Russia, in Ukraine or elsewhere, as the regional rules look at it. */
  readonly country: 'any' | 'region' | 'exact';
  /** Parameters that an address may have; with any other one the answer is not kept. Default none. */
  readonly query?: readonly string[];
}

/** A call as it was sent. */
export interface Ask {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

interface Entry {
  readonly text: string;
  readonly keptAt: number;
  data?: unknown;
}

/** The answers are as old as the last change; this is for changes that the version could not tell, such as a restored backup. */
const longestMilliseconds = 10 * 60 * 1000;
/** How long an answer that is there waits for the database to say whether it's still right. */
const patienceMilliseconds = 100;
const mostCharacters = 16_000_000;
const regions = new Set(['RU', 'UA']);
/** With one of these cookies, a visitor is or was signed in: their answers are never shared. */
const knownCookies = ['sessionid', 'user'];

/**
 * Answers of the public catalogue to anonymous visitors, kept until anything in it changes in any process: the version
 * is asked for with every use. Nothing of a visitor who is or was signed in comes in here or is answered from here.
 */
export class KeptAnswers {
  readonly #version: () => Promise<string>;
  readonly #countryHeader: string;
  readonly #calls: { readonly pattern: RegExp; readonly by: KeptBy }[] = [];
  #entries = new Map<string, Entry>();
  #of = '';
  #asked: Promise<string> | undefined;
  #characters = 0;

  /** @param version names the state that all answers depend on; the same name for the same state */
  constructor(version: () => Promise<string>, countryHeader: string) {
    this.#version = version;
    this.#countryHeader = countryHeader;
  }

  /** Keeps the answers of a call from now on. @param path as in the contract, `/a/:slug/` */
  add(path: string, by: KeptBy): void {
    this.#calls.push({ pattern: new RegExp(`^${path.replace(/:\w+/g, '[\\w.~-]+')}$`), by });
  }

  /** The answer as text, made only when it is not known yet. */
  async text(ask: Ask, make: () => Promise<string>): Promise<string> {
    const key = this.#keyOf(ask);
    if (key === null) return make();
    const version = await this.#current();
    const known = this.#fresh(key);
    if (known) return known.text;
    const text = await make();
    if (this.#of === version) this.#keep(key, { text, keptAt: performance.now() });
    return text;
  }

  /** The answer as frozen data, shared by all callers; undefined when it must be fetched. */
  async data(ask: Ask): Promise<unknown> {
    const key = this.#keyOf(ask);
    if (key === null || !this.#entries.has(key)) return undefined;
    await this.#current();
    const known = this.#fresh(key);
    if (!known) return undefined;
    known.data ??= frozen(JSON.parse(known.text));
    return known.data;
  }

  async #current(): Promise<string> {
    const version = await this.#soon();
    if (version !== this.#of) {
      this.#entries = new Map();
      this.#characters = 0;
      this.#of = version;
    }
    return version;
  }

  /** The version; the last one known when the database is slow, so that no request waits for it. */
  #soon(): Promise<string> {
    this.#asked ??= this.#ask().finally(() => {
      this.#asked = undefined;
    });
    return this.#asked;
  }

  async #ask(): Promise<string> {
    const version = this.#version();
    if (this.#of === '') return version;
    const late = sleep(patienceMilliseconds, this.#of, { ref: false });
    return Promise.race([version.catch(() => this.#of), late]);
  }

  /** Under what an answer is kept; null when it must not be. */
  #keyOf({ url, headers }: Ask): string | null {
    const [path = '', search] = url.split('?', 2);
    const by = this.#calls.find(({ pattern }) => pattern.test(path))?.by;
    if (!by || knownCookies.some((name) => cookieOf({ headers }, name) !== undefined)) return null;
    if (search !== undefined && ![...new URLSearchParams(search).keys()].every((name) => by.query?.includes(name))) {
      return null;
    }
    return `${languageFrom(headers['accept-language'])} ${this.#placeOf(by, headers)} ${url}`;
  }

  #placeOf({ country }: KeptBy, headers: IncomingHttpHeaders): string {
    const place = country === 'any' ? '' : (countryOf(headers[this.#countryHeader]) ?? '');
    return country === 'exact' || regions.has(place) ? place : '';
  }

  #fresh(key: string): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#drop(key, entry);
    if (entry.keptAt + longestMilliseconds < performance.now()) return undefined;
    // Last in the map is last to go.
    this.#keep(key, entry);
    return entry;
  }

  #keep(key: string, entry: Entry): void {
    const old = this.#entries.get(key);
    if (old) this.#drop(key, old);
    this.#entries.set(key, entry);
    this.#characters += key.length + entry.text.length;
    for (const [oldest, other] of this.#entries) {
      if (this.#characters <= mostCharacters) break;
      this.#drop(oldest, other);
    }
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#characters -= key.length + entry.text.length;
  }
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}
