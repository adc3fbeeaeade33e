import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Base path of the auth API. */
export const api = '/auth/_allauth/browser/v1';

/** What a test may say about a request. */
export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: NonNullable<InjectOptions['payload']>;
  readonly remoteAddress?: string;
}

/** A visitor of the backend: keeps cookies, and sends the CSRF token as our pages do. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The time of the shop. */
  now(): Date {
    return this.#app.hoster.clock.now();
  }

  get(url: string, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.#send('GET', url, sent);
  }

  post(url: string, body?: unknown, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.#write('POST', url, body, sent);
  }

  put(url: string, body?: unknown, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.#write('PUT', url, body, sent);
  }

  patch(url: string, body?: unknown, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.#write('PATCH', url, body, sent);
  }

  delete(url: string, body?: unknown, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.#write('DELETE', url, body, sent);
  }

  /** Sends a form as a page does that has no script: its token is one of its fields. */
  form(url: string, fields: URLSearchParams, sent: Sent = {}): Promise<LightMyRequestResponse> {
    return this.#send('POST', url, {
      payload: fields.toString(),
      ...sent,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...sent.headers },
    });
  }

  /** Signs in with a password. */
  async login(email: string, password: string): Promise<LightMyRequestResponse> {
    return this.post(`${api}/auth/login`, { email, password });
  }

  async #write(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body: unknown, sent: Sent) {
    if (!this.cookies.has('csrftoken')) await this.get(`${api}/config`);
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    return this.#send(method, url, {
      ...payload,
      ...sent,
      headers: {
        'x-csrftoken': this.cookies.get('csrftoken') ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
    });
  }

  async #send(method: NonNullable<InjectOptions['method']>, url: string, sent: Sent): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#app.inject({
      method,
      url,
      ...sent,
      headers: { host: 'localhost:3000', ...(cookie !== '' && { cookie }), ...sent.headers },
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
