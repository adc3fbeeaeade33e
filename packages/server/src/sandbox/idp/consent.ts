import { defineMessages } from '@formatjs/intl';
import { translate, translator } from '../../i18n/translate.ts';
import { emailMaxLength } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainStyle, sendPlainPage, sendStylesheet } from '../../platform/documents/index.ts';
import { withQuery } from '../../identity/index.ts';
import { makeCode, uidOfName } from './grants.ts';
import { mockClient, mockSites, type MockSite } from './providers.ts';

const stylesheet = '/idp/style.css';

const texts = defineMessages({
  title: { id: 'sandbox.identity.title', defaultMessage: 'Sign in with {site}' },
  note: {
    id: 'sandbox.identity.note',
    defaultMessage:
      'This is a demo, not the real {site}. Enter any name; the same name always signs in the same person.',
  },
  name: { id: 'sandbox.identity.name', defaultMessage: 'Name' },
  email: { id: 'sandbox.identity.email', defaultMessage: 'Email address to share (optional)' },
  verified: { id: 'sandbox.identity.verified', defaultMessage: 'This address is verified' },
  allow: { id: 'sandbox.identity.allow', defaultMessage: 'Continue to Hoster' },
  deny: { id: 'sandbox.identity.deny', defaultMessage: 'Cancel' },
  bad: { id: 'sandbox.identity.bad', defaultMessage: 'This request is invalid.' },
});

/** Authorisation request of our sign-in to a provider. */
interface Asked {
  readonly site: MockSite;
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

function showConsent(request: FastifyRequest, reply: FastifyReply, site: MockSite) {
  const asked = askedOf(request, site);
  if (!asked) return refuse(request, reply);
  const { language } = request;
  const t = translator(language);
  const title = t(texts.title, { site: mockSites[site] });
  const body =
    `<main><form class="card" method="post"><h1>${title}</h1><p class="soft">${t(texts.note, { site: mockSites[site] })}</p>` +
    `<label>${t(texts.name)}<input name="name" value="Alex Demo" required maxlength="100" autocomplete="off"></label>` +
    `<label>${t(texts.email)}<input name="email" value="alex@${site}.example" maxlength="${emailMaxLength}" autocomplete="off" inputmode="email"></label>` +
    // VK doesn't say.
    (site === 'vk'
      ? ''
      : `<label class="check"><input type="checkbox" name="verified" value="1" checked><span>${t(texts.verified)}</span></label>`) +
    `<div class="choices"><button class="main" type="submit" name="decision" value="allow">${t(texts.allow)}</button>` +
    `<button type="submit" name="decision" value="deny" formnovalidate>${t(texts.deny)}</button></div></form></main>`;
  return sendPlainPage(reply, { language, stylesheet, title, body, formTargets: [asked.redirectUri.origin] });
}

function takeConsent(request: FastifyRequest, reply: FastifyReply, site: MockSite) {
  const asked = askedOf(request, site);
  if (!asked) return refuse(request, reply);
  const fields = new Map(Object.entries((request.body ?? {}) as Record<string, string>));
  const back = (parameters: Record<string, string>) =>
    reply.redirect(withQuery(asked.redirectUri.href, { ...parameters, state: asked.state }), 303);
  if (fields.get('decision') !== 'allow') return back({ error: 'access_denied' });
  const name = cutText((fields.get('name') ?? '').trim(), 100) || 'Alex Demo';
  const email = cutText((fields.get('email') ?? '').trim(), emailMaxLength);
  const person = { uid: uidOfName(site, name), name, email, verified: fields.get('verified') === '1' };
  const { challenge, nonce, redirectUri } = asked;
  const code = makeCode(request.server.hoster, { person, site, redirectUri: redirectUri.href, challenge, nonce });
  return back({ code, ...(site === 'vk' && { type: 'code_v2', device_id: String(person.uid) }) });
}

/** Reads a request as strictly as a real provider: only a registered redirect address is accepted. */
function askedOf(request: FastifyRequest, site: MockSite): Asked | null {
  const query = new URL(request.url, 'http://localhost').searchParams;
  const text = (name: string) => query.get(name) ?? '';
  const { settings } = request.server.hoster;
  if (text('client_id') !== mockClient.id || text('response_type') !== 'code') return null;
  if (text('code_challenge_method') !== 'S256' || text('code_challenge') === '' || text('state') === '') return null;
  if (!URL.canParse(text('redirect_uri'))) return null;
  const redirectUri = new URL(text('redirect_uri'));
  const isOwn = settings.hosts.includes(redirectUri.host) || redirectUri.host === settings.localServiceHost;
  if (!isOwn || redirectUri.pathname !== `/auth/accounts/${site}/login/callback/` || redirectUri.search !== '')
    return null;
  return { site, redirectUri, state: text('state'), challenge: text('code_challenge'), nonce: query.get('nonce') };
}

function refuse({ language }: FastifyRequest, reply: FastifyReply) {
  const title = translate(language, texts.bad);
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
