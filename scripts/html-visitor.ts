import type { LegalDocument, OrderCreated, Payment } from '../packages/contract/src/index.ts';
import { request, type APIRequestContext } from 'playwright';
import { authCall, csrfToken } from '../site/e2e/support/auth-call.ts';

const prefixless = /^\/(auth|my|admin|bank|mail|ru)\//;

/** Somebody without a browser: fetches pages as the server sends them, with cookies of their own. */
export class Visitor {
  readonly #origin: string;
  readonly #lang: string;
  #context: Promise<APIRequestContext>;

  constructor(origin: string, lang: 'en' | 'ru') {
    this.#origin = origin;
    this.#lang = lang;
    const cookie = { name: 'django_language', value: lang, domain: '127.0.0.1', path: '/', expires: -1 };
    const rest = { httpOnly: false, secure: false, sameSite: 'Lax' } as const;
    this.#context = request.newContext({ storageState: { cookies: [{ ...cookie, ...rest }], origins: [] } });
  }

  /** @throws Error when the page answers with another status. */
  async page(path: string, status: number): Promise<string> {
    const prefix = this.#lang === 'ru' && path.startsWith('/') && !prefixless.test(path) ? '/ru' : '';
    const url = new URL(prefix + path, this.#origin).href;
    const answer = await (await this.#context).get(url);
    if (answer.status() !== status) throw new Error(`${url} answered ${answer.status()}, not ${status}.`);
    return answer.text();
  }

  /** Links of a page whose address begins with `start`, without that address itself. */
  async links(path: string, start: string): Promise<string[]> {
    const found = (await this.page(path, 200)).matchAll(/href="([^"#?]+)"/g);
    return [...new Set([...found].map(([, href = '']) => href))].filter(
      (href) => href.startsWith(start) && href !== start,
    );
  }

  /** Signs in as one of the seed's accounts, whose passwords are in the README. */
  async signIn(username: 'demo' | 'staff'): Promise<void> {
    const context = await this.#context;
    const password = `${username}-hoster-2026`;
    await authCall(context, this.#origin, ['POST', '/auth/login'], { username, password });
    await authCall(context, this.#origin, ['POST', '/auth/reauthenticate'], { password });
  }

  async requestPasswordReset(): Promise<void> {
    const data = { email: 'demo@example.com' };
    await authCall(await this.#context, this.#origin, ['POST', '/auth/password/request'], data);
  }

  /** Starts a top-up by card. @returns the name of its payment */
  topUp(): Promise<string> {
    return this.#pay('balance/top-up', { amount: '10.00', currency: 'EUR', payment_method: 'card' });
  }

  /** Orders a server by card. @returns the name of its payment */
  async order(): Promise<string> {
    const terms = await (await this.#context).get(`${this.#origin}/my/api/legal/tos/`);
    return this.#pay('vps-order', {
      tariff: 3,
      location: 1,
      os: 2,
      rent_period: 1,
      payment_method: 'card',
      currency: 'EUR',
      accept_terms: true,
      terms_version: ((await terms.json()) as LegalDocument).version,
    });
  }

  /** The bank's page of a payment. */
  async bankPage(ref: string): Promise<string> {
    const answer = await (await this.#context).get(`${this.#origin}/my/api/payment/${ref}/`);
    return ((await answer.json()) as Payment).redirect_url ?? '';
  }

  /** Presses a button of the bank. */
  async decide(bankPage: string, decision: 'approve' | 'decline'): Promise<void> {
    const headers = { origin: this.#origin };
    await (await this.#context).post(this.#origin + bankPage, { headers, form: { decision }, maxRedirects: 0 });
  }

  async cancelOrder(ref: string): Promise<void> {
    const context = await this.#context;
    await context.delete(`${this.#origin}/my/api/unpaid-orders/${ref}/`, { headers: await this.#headers() });
  }

  async #pay(call: string, data: object): Promise<string> {
    const answer = await (
      await this.#context
    ).post(`${this.#origin}/my/api/${call}/`, {
      headers: { ...(await this.#headers()), 'idempotency-key': crypto.randomUUID() },
      data,
    });
    if (!answer.ok()) throw new Error(`${call} answered ${answer.status()}: ${await answer.text()}`);
    return ((await answer.json()) as OrderCreated).payment_object_ref;
  }

  async #headers(): Promise<Record<string, string>> {
    return {
      'x-csrftoken': await csrfToken(await this.#context, this.#origin),
      origin: this.#origin,
      'accept-language': this.#lang,
    };
  }
}
