import { desc } from '../../../platform/db/drizzle.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestBackend } from '../../../testing/backend.ts';
import type { Browser } from '../../../testing/browser.ts';
import { visitProvider } from '../../../testing/provider-visit.ts';
import { mailOutbox } from '../../../platform/mail/tables.ts';
import { totpOf } from '../factors/totp.ts';
import { compared, isSession, type Compared } from './compared.ts';
import type { Scene } from './scenes.ts';
import type { Step } from './transcript.ts';

/**
 * Replays a transcript against a backend: recorded tokens, keys, secrets and codes are replaced by the backend's own.
 */
export class Replayer {
  readonly #backend: TestBackend;
  readonly #host: string;
  /** Recorded value → ours. */
  readonly #ours = new Map<string, string>();
  /** Recorded id of a session → ours. */
  readonly #sessions = new Map<number, number>();
  readonly #mails = new Map<string, string>();
  /** Every secret that was shown; recorded codes refer to them. */
  readonly #secrets: string[] = [];
  readonly #codes: Readonly<Record<string, number>>;
  readonly #people: NonNullable<Scene['people']>;
  /** Recorded state of a visit to the provider → the address at which ours starts. */
  readonly #visits = new Map<string, string>();
  #masked = 0;

  constructor(backend: TestBackend, host: string, { codes = {}, people = {} }: Scene) {
    this.#host = host;
    this.#backend = backend;
    this.#codes = codes;
    this.#people = people;
  }

  /** How many recorded values were not compared, because they must differ. */
  get masked(): number {
    return this.#masked;
  }

  /** Gives our browser the session of a browser that was signed in before the recording started. */
  lend(steps: readonly Step[], name: string, browser: Browser): void {
    const first = steps.find((step) => step.browser === name)?.request;
    for (const [cookie, value] of Object.entries(first?.cookies ?? {})) {
      this.#ours.set(value, browser.cookies.get(cookie) ?? value);
    }
  }

  /** Sends a recorded request and returns the recorded and the given answer, ready to compare. */
  async play(step: Step): Promise<{ recorded: Compared; given: Compared }> {
    const { request, response } = step;
    if (!request || !response) throw new Error(`${step.flow}#${step.step} is no request`);
    const cookie = Object.entries(request.cookies).map(([name, value]) => `${name}=${this.#exchange(value)}`);
    const key = Object.values(request.headers)
      .concat(JSON.stringify(request.body ?? ''))
      .join(' ');
    await this.#learnUnseenKey(key);
    const headers = Object.entries(request.headers).map(([name, value]) => [name, this.#exchange(value)]);
    const payload = this.#payload(request);
    const answer = await this.#backend.app.inject({
      method: request.method,
      url: await this.#path(step, request.path),
      headers: {
        host: this.#host,
        'user-agent': 'Mozilla/5.0 (contract recorder)',
        ...Object.fromEntries(headers),
        ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
      },
      ...(payload !== undefined && { payload }),
    });
    this.#learnCookies(response.headers['set-cookie'] ?? [], answer);
    const isJson = answer.headers['content-type']?.startsWith('application/json') ?? false;
    const given: unknown = isJson && answer.body !== '' ? answer.json() : undefined;
    this.#learnValues(response.json, given);
    this.#learnVisit(response.headers['location'], answer.headers.location);
    const mask = () => (this.#masked += 1);
    return {
      recorded: compared(response.status, response.headers, response.headers['set-cookie'] ?? [], response.json, mask),
      given: compared(answer.statusCode, answer.headers, setCookies(answer), given),
    };
  }

  /** Finds our email for a recorded one, and stores its key. @returns its recipient, and whether it is a new one */
  async mail(
    step: Step,
  ): Promise<{ recorded: { to: string[]; isNew: boolean }; given: { to: string[]; isNew: boolean } }> {
    const { mail } = step;
    if (!mail) throw new Error(`${step.flow}#${step.step} is no mail`);
    const message = await this.#lastEmail();
    const wasSeen = this.#mails.has(mail.body);
    const isOld = [...this.#mails.values()].includes(String(message.id));
    this.#mails.set(mail.body, String(message.id));
    this.#learnKey(keyIn(mail.body), keyIn(message.text));
    return {
      recorded: { to: mail.to, isNew: !wasSeen },
      given: { to: [message.recipient], isNew: !isOld },
    };
  }

  /** A key whose email wasn't recorded must be that of the latest email. */
  async #learnUnseenKey(sent: string): Promise<void> {
    const recorded =
      /\bM[\w-]*:\w{6}:[\w-]{43}|\b\d+-\w{6}-[0-9a-f]{32}/.exec(sent)?.[0] ?? emailedCode.exec(sent)?.[0];
    if (recorded === undefined || this.#ours.has(recorded)) return;
    this.#learnKey(recorded, keyIn((await this.#lastEmail()).text));
  }

  #learnKey(recorded: string | undefined, ours: string | undefined): void {
    if (recorded === undefined || ours === undefined) return;
    this.#ours.set(recorded, ours);
    this.#ours.set(encodeURIComponent(recorded), encodeURIComponent(ours));
    const typed = (code: string) => code.replace('-', '').toLowerCase();
    this.#ours.set(typed(recorded), typed(ours));
  }

  async #lastEmail() {
    const [message] = await this.#backend.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1);
    if (!message) throw new Error('No email was sent.');
    return message;
  }

  #learnCookies(recorded: readonly string[], answer: LightMyRequestResponse): void {
    for (const line of recorded) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      const ours = answer.cookies.find((cookie) => cookie.name === name);
      if (ours && (value.length === 32 || name === 'mfa_trusted')) this.#ours.set(value, ours.value);
    }
  }

  #learnValues(recorded: unknown, given: unknown): void {
    const secret = at(given, 'meta', 'secret');
    if (typeof secret === 'string') this.#secrets.push(secret);
    const sessions = [at(recorded, 'data'), at(given, 'data')];
    const [were = [], are = []] = sessions.map((list) => (Array.isArray(list) ? list.filter(isSession) : []));
    for (const [index, session] of were.entries()) {
      this.#sessions.set(Number(at(session, 'id')), Number(at(are[index], 'id')));
    }
    const theirs = at(recorded, 'data', 'unused_codes');
    const ours = at(given, 'data', 'unused_codes');
    if (!Array.isArray(theirs) || !Array.isArray(ours)) return;
    for (const [index, code] of theirs.entries()) this.#ours.set(String(code), String(ours[index]));
  }

  #exchange(value: string): string {
    return this.#ours.get(value) ?? value;
  }

  /** At the provider's callback: the visitor returns from our provider with its state and code. */
  async #path({ browser = '' }: Step, path: string): Promise<string> {
    const visit = this.#visits.get(/[?&]state=(\w+)/.exec(path)?.[1] ?? '');
    const person = this.#people[browser];
    if (visit === undefined || person === undefined) return path;
    const { pathname, search } = new URL(await visitProvider(visit, person));
    return pathname + search;
  }

  #learnVisit(recorded: unknown, ours: string | undefined): void {
    const state = /[?&]state=(\w+)/.exec(typeof recorded === 'string' ? recorded : '')?.[1];
    if (state !== undefined && ours !== undefined) this.#visits.set(state, ours);
  }

  #payload({ body, form, raw }: NonNullable<Step['request']>): string | undefined {
    if (form) {
      const fields = Object.entries(form).map(([name, value]) => [name, this.#exchange(value)]);
      return new URLSearchParams(Object.fromEntries(fields)).toString();
    }
    return raw ?? (body === undefined ? undefined : this.#body(body));
  }

  #body(body: unknown): string {
    return JSON.stringify(body, (name, value: unknown) => {
      if (name === 'sessions' && Array.isArray(value)) return value.map((id) => this.#sessions.get(Number(id)) ?? id);
      if (typeof value !== 'string') return value;
      return name === 'code' ? this.#code(value) : this.#exchange(value);
    });
  }

  /** The current one-time password for a recorded one, with its blanks kept; a recovery code; or the value itself. */
  #code(value: string): string {
    const secret = this.#secrets[this.#codes[value.replace(' ', '')] ?? -1];
    if (secret === undefined) return this.#exchange(value);
    const code = totpOf(secret).generate({ timestamp: this.#backend.clock.now().getTime() });
    return value.includes(' ') ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
  }
}

/** A code of an email. The wrong ones of the recording have vowels. */
const emailedCode = /\b[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}\b/;

function setCookies(answer: LightMyRequestResponse): string[] {
  const header = answer.headers['set-cookie'];
  return header === undefined ? [] : [header].flat();
}

function keyIn(text: string): string | undefined {
  const link = /\/(?:verify-email|confirm-email|reset\/key)\/([^/\s]+)/.exec(text)?.[1];
  return link === undefined ? emailedCode.exec(text)?.[0] : decodeURIComponent(link);
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}
