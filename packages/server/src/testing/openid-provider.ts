import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { OAuthProvider } from '../identity/providers/config.ts';
import Provider, { interactionPolicy } from 'oidc-provider';

/** Someone who has an account at the provider. */
export interface OpenIdPerson {
  readonly sub: string;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly preferred_username?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** A certified OpenID provider on a port of its own. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** As the backend is to be configured: provider `company`. */
  readonly company: OAuthProvider;
  close(): Promise<void>;
}

/**
 * Starts the provider (panva's oidc-provider) with one client. Its only page asks who one is, as JSON in the field
 * `person`, and has the buttons "Continue" and "Decline".
 */
export async function startOpenIdProvider(redirectUris: string[]): Promise<OpenIdProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const client = { clientId: 'hoster', clientSecret: 'a-secret-of-the-test-client' };
  const people = new Map<string, OpenIdPerson>();

  // Asks each time: browsers of one test are several people.
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy.get('login')?.checks.add(new Check('ask', 'Asked each time', (ctx) => !ctx.oidc.result?.login));

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username'],
    },
    cookies: { keys: ['a key of the test provider'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    interactions: { policy, url: (_context, { uid }) => `/who/${uid}` },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });

  async function finish(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fields = new URLSearchParams(await text(request));
    const { params } = await provider.interactionDetails(request, response);
    if (fields.has('decline')) {
      return provider.interactionFinished(request, response, { error: 'access_denied' });
    }
    const person = JSON.parse(fields.get('person') ?? '{}') as OpenIdPerson;
    people.set(person.sub, person);
    const grant = new provider.Grant({ accountId: person.sub, clientId: client.clientId });
    grant.addOIDCScope(String(params['scope']));
    const result = { login: { accountId: person.sub }, consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, result);
  }

  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/who/')) void answer(request, response);
    else if (request.method === 'POST') {
      finish(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    } else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  return {
    issuer,
    ...client,
    company: { kind: 'openid', id: 'company', name: 'Company', site: issuer, isCustom: true, ...client },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const page = `<!doctype html><html lang="en"><title>Test provider</title><link rel="icon" href="data:,">
<form method="post"><label>Person <input name="person"></label><button>Continue</button>
<button name="decline" value="1">Decline</button></form></html>`;
