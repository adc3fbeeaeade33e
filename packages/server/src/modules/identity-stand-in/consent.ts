import { cutText } from '@hoster/domain/cut-text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../http/language.ts';
import { plainStyle, sendPlainPage, sendStylesheet } from '../content/plain-page.ts';
import { withQuery } from '../providers/callback-url.ts';
import { makeCode, uidOfName } from './grants.ts';
import { standInClient, standInSites, type StandInSite } from './providers.ts';

const stylesheet = '/idp/style.css';

const texts = {
  en: {
    title: (site: string) => `Sign in with ${site}`,
    note: (site: string) =>
      `This is a demo, not the real ${site}. Enter any name; the same name always signs in the same person.`,
    name: 'Name',
    email: 'Email address to share (optional)',
    verified: 'This address is verified',
    allow: 'Continue to Hoster',
    deny: 'Cancel',
    bad: 'This request is invalid.',
  },
  ru: {
    title: (site: string) => `Вход через ${site}`,
    note: (site: string) =>
      `Это демонстрация, а не настоящий ${site}. Введите любое имя: с одним и тем же именем всегда входит один и тот же пользователь.`,
    name: 'Имя',
    email: 'Адрес электронной почты (необязательно)',
    verified: 'Адрес подтверждён',
    allow: 'Продолжить в Hoster',
    deny: 'Отмена',
    bad: 'Неверный запрос.',
  },
} satisfies Record<Language, Record<string, string | ((site: string) => string)>>;

/** What our sign-in asks of a provider. */
interface Asked {
  readonly site: StandInSite;
  readonly redirectUri: URL;
  readonly state: string;
  readonly challenge: string;
  readonly nonce: string | null;
}

/** Consent page of the demo provider, where visitors choose who they are and whether to continue. */
export function consentPages(app: FastifyInstance): void {
  const paths = {
    github: '/idp/github/login/oauth/authorize',
    vk: '/idp/vk/authorize',
    google: '/idp/google/authorize',
  };
  for (const site of ['github', 'vk', 'google'] as const) {
    app.get(paths[site], async (request, reply) => showConsent(request, reply, site));
    app.post(paths[site], { config: { csrf: 'origin', form: true } }, async (request, reply) =>
      takeConsent(request, reply, site),
    );
  }
  app.get(stylesheet, async (_request, reply) => sendStylesheet(reply, plainStyle + ownStyle));
}

function showConsent(request: FastifyRequest, reply: FastifyReply, site: StandInSite) {
  const asked = askedOf(request, site);
  if (!asked) return refuse(request, reply);
  const { language } = request;
  const t = texts[language];
  const title = t.title(standInSites[site]);
  const body =
    `<main><form class="card" method="post"><h1>${title}</h1><p class="soft">${t.note(standInSites[site])}</p>` +
    `<label>${t.name}<input name="name" value="Alex Demo" required maxlength="100" autocomplete="off"></label>` +
    `<label>${t.email}<input name="email" value="alex@${site}.example" maxlength="254" autocomplete="off" inputmode="email"></label>` +
    // VK does not tell.
    (site === 'vk'
      ? ''
      : `<label class="check"><input type="checkbox" name="verified" value="1" checked><span>${t.verified}</span></label>`) +
    `<div class="choices"><button class="main" type="submit" name="decision" value="allow">${t.allow}</button>` +
    `<button type="submit" name="decision" value="deny" formnovalidate>${t.deny}</button></div></form></main>`;
  return sendPlainPage(reply, { language, stylesheet, title, body, formTargets: [asked.redirectUri.origin] });
}

function takeConsent(request: FastifyRequest, reply: FastifyReply, site: StandInSite) {
  const asked = askedOf(request, site);
  if (!asked) return refuse(request, reply);
  const fields = new Map(Object.entries((request.body ?? {}) as Record<string, string>));
  const back = (parameters: Record<string, string>) =>
    reply.redirect(withQuery(asked.redirectUri.href, { ...parameters, state: asked.state }), 303);
  if (fields.get('decision') !== 'allow') return back({ error: 'access_denied' });
  const name = cutText((fields.get('name') ?? '').trim(), 100) || 'Alex Demo';
  const email = cutText((fields.get('email') ?? '').trim(), 254);
  const person = { uid: uidOfName(site, name), name, email, verified: fields.get('verified') === '1' };
  const { challenge, nonce, redirectUri } = asked;
  const code = makeCode(request.server.hoster, { person, site, redirectUri: redirectUri.href, challenge, nonce });
  return back({ code, ...(site === 'vk' && { type: 'code_v2', device_id: String(person.uid) }) });
}

/** Reads a request as strictly as a real provider: only a registered address may be returned to. */
function askedOf(request: FastifyRequest, site: StandInSite): Asked | null {
  const query = new URL(request.url, 'http://localhost').searchParams;
  const text = (name: string) => query.get(name) ?? '';
  const { settings } = request.server.hoster;
  if (text('client_id') !== standInClient.id || text('response_type') !== 'code') return null;
  if (text('code_challenge_method') !== 'S256' || text('code_challenge') === '' || text('state') === '') return null;
  if (!URL.canParse(text('redirect_uri'))) return null;
  const redirectUri = new URL(text('redirect_uri'));
  const isOwn = settings.hosts.includes(redirectUri.host) || redirectUri.host === settings.localServiceHost;
  if (!isOwn || redirectUri.pathname !== `/auth/accounts/${site}/login/callback/` || redirectUri.search !== '')
    return null;
  return { site, redirectUri, state: text('state'), challenge: text('code_challenge'), nonce: query.get('nonce') };
}

function refuse({ language }: FastifyRequest, reply: FastifyReply) {
  const title = texts[language].bad;
  return sendPlainPage(reply, { language, stylesheet, title, status: 400, body: `<main><h1>${title}</h1></main>` });
}

const ownStyle = `
main{max-width:30rem}
label{display:block;margin:0 0 1rem;font-weight:600}
label.check{display:flex;gap:.6rem;align-items:flex-start;font-weight:400}
input:not([type=checkbox]){display:block;width:100%;margin-top:.25rem;font:inherit;font-weight:400;min-height:2.75rem;padding:.4rem .75rem;
border:1px solid var(--soft);border-radius:.5rem;background:var(--ground);color:var(--ink)}
input[type=checkbox]{flex:none;width:1.25rem;height:1.25rem;margin:.15rem 0 0}
.choices{display:grid;gap:.6rem}
`;
