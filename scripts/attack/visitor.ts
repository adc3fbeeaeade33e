import { randomInt } from 'node:crypto';

/** Base path of the auth API. */
export const auth = '/auth/_allauth/browser/v1';
/** Longer than any answer may take, so that the answer is measured and not cut. */
const LIMIT_MS = 20_000;

/** What came back; status 0 when nothing did. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** How long it took, in milliseconds. */
  readonly took: number;
}

/** The JSON of an answer; an empty object for anything else. */
export function jsonOf<Data>({ text }: Answer): Partial<Data> {
  try {
    return JSON.parse(text) as Partial<Data>;
  } catch {
    return {};
  }
}

/** A browser of the attack: keeps cookies, sends the CSRF token, has an address of its own. */
export class Visitor {
  readonly cookies = new Map<string, string>([['csrftoken', 'a'.repeat(32)]]);
  readonly address = `198.51.${randomInt(1, 255)}.${randomInt(1, 255)}`;

  get(url: string): Promise<Answer> {
    return this.send('GET', url);
  }

  post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', url, body, headers);
  }

  async send(method: string, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const begun = performance.now();
    const form = body instanceof URLSearchParams;
    try {
      const answer = await fetch(url, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
        headers: {
          accept: 'application/json',
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-csrftoken': this.cookies.get('csrftoken') ?? '',
          'x-forwarded-for': this.address,
          'sec-fetch-site': 'same-origin',
          ...(body !== undefined && !form && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0(;|$)/i.test(line)) this.cookies.delete(name);
        else this.cookies.set(name, value);
      }
      return { status: answer.status, headers: answer.headers, text, took: performance.now() - begun };
    } catch {
      return { status: 0, headers: new Headers(), text: '', took: performance.now() - begun };
    }
  }
}
