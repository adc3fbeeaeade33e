import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend, readIntegrations } from '@hoster/server';
import type { InjectOptions } from 'fastify';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';
import { promoCodes } from '../../../packages/server/src/sales/promo/tables.ts';
import { isBackendPath } from '../proxy/backend-paths.ts';
import { readConfig } from '../config.ts';
import { createHost } from '../host.ts';
import { siteEntry } from './site-entry.ts';

/**
 * The whole site in this process: pages through Vite, and the embedded backend with the shop of the demo. Visitors may
 * ask as often as they like and wait as long as a busy machine takes, and what was ordered isn't built.
 */
export async function shopSite(settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'hoster-shop-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings });
  const [entry, backend] = await Promise.all([
    siteEntry(),
    createBackend({
      dataDir: folder,
      publicOrigin: config.publicOrigin,
      localServiceHost: config.localServiceHost,
      seed: config.seed,
      demo: config.demo,
      ...readIntegrations(config.integrations),
      rateLimits: false,
      answerMilliseconds: WAIT_TIMEOUT,
      jobs: false,
    }),
  ]);
  await entry.prepare();
  const host = await createHost({
    config,
    assetsDir: `${import.meta.dirname}/../static`,
    backend,
    async render(request, options) {
      const rendered = await entry.render(request, options);
      if (rendered.kind === 'redirect')
        return { status: rendered.status, location: rendered.location, html: '', nonce: null, card: () => null };
      const { status, lang, root, head, body, boot, card } = rendered;
      const html = `<!doctype html><html lang="${lang}"${root}><head>${head}</head><body>${body}${boot}</body></html>`;
      return { status, location: null, html, nonce: null, card };
    },
  });
  let made = 0;
  return {
    host,
    backend,
    /** Sends a request as the visitor with these cookies. */
    ask: (path: string, { cookies = {}, ...options }: Omit<InjectOptions, 'url'> & { cookies?: Cookies } = {}) =>
      (isBackendPath(path.split('?', 1)[0] ?? '/', false) ? backend.app : host).inject({
        url: path,
        ...options,
        headers: { ...options.headers, cookie: cookieHeader(cookies) },
      }),
    /** Cookies of a customer of the demo who signs in, with the token that forms and calls carry. */
    async signIn(username = 'demo', password = 'demo-hoster-2026'): Promise<Cookies> {
      const base = '/auth/_allauth/browser/v1';
      const first = await backend.app.inject({ url: `${base}/config` });
      const csrftoken = first.cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
      const answer = await backend.app.inject({
        method: 'POST',
        url: `${base}/auth/login`,
        headers: { cookie: `csrftoken=${csrftoken}`, 'x-csrftoken': csrftoken, origin: 'http://localhost:3000' },
        payload: { username, password },
      });
      if (answer.statusCode !== 200) throw new Error(`Signing in: ${answer.body}`);
      const sessionid = answer.cookies.find(({ name }) => name === 'sessionid')?.value ?? '';
      return { csrftoken, sessionid, user: '1' };
    },
    /** Makes a promo code that takes so much off for so many months; once, for anybody. */
    async promoCode(percent: number, months: number): Promise<string> {
      const now = Date.now();
      const code = `TEST-${(made += 1)}`;
      const expiresAt = new Date(now + 86_400_000);
      await backend.db.insert(promoCodes).values({ code, percent, months, createdAt: new Date(now), expiresAt });
      return code;
    },
    async close() {
      await host.close();
      await backend.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** By name. */
export type Cookies = Readonly<Record<string, string>>;

/** What `shopSite` gives. */
export type ShopSite = Awaited<ReturnType<typeof shopSite>>;

const cookieHeader = (cookies: Cookies): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
