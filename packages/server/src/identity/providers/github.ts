import { authorizationCodeGrant, ClientSecretPost, Configuration, fetchProtectedResource } from 'openid-client';
import { z } from 'zod';
import { authorizeUrlOf } from './authorize-url.ts';
import { reachProvider } from './backchannel.ts';
import type { OAuthProvider } from './config.ts';
import { emailOf, textOf, uidOf, type IdentityProvider } from './provider.ts';

const Addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));
const Profile = z.object({ id: z.union([z.int(), z.string()]), login: z.string(), name: z.string().nullish() });

/**
 * GitHub: OAuth 2 without OpenID. The identity comes from its API, the addresses from a separate call.
 * https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 */
export function githubProvider(provider: OAuthProvider): IdentityProvider {
  const { id, name, clientId, clientSecret, site, api = site } = provider;
  const endpoints = {
    issuer: site,
    authorization_endpoint: `${site}/login/oauth/authorize`,
    token_endpoint: `${site}/login/oauth/access_token`,
  };
  const configuration = reachProvider(
    new Configuration(endpoints, clientId, undefined, ClientSecretPost(clientSecret)),
    provider,
  );

  async function ask(path: string, token: string): Promise<unknown> {
    const headers = new Headers({ accept: 'application/vnd.github+json', 'user-agent': 'Hoster' });
    const answer = await fetchProtectedResource(configuration, token, new URL(`${api}${path}`), 'GET', null, headers);
    if (!answer.ok) throw new Error(`${api}${path} answered ${answer.status}.`);
    return answer.json();
  }

  return {
    id,
    name,
    shown: { id, name, flows: ['provider_redirect'], client_id: clientId },
    callbackPath: `/auth/accounts/${id}/login/callback/`,
    authorizeUrl: (redirectUri, checks) =>
      authorizeUrlOf(configuration, redirectUri, checks, { scope: 'read:user user:email' }),
    identify: async (callback, { state, verifier }) => {
      const tokens = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const profile = Profile.parse(await ask('/user', tokens.access_token));
      const addresses = Addresses.parse(await ask('/user/emails', tokens.access_token));
      const address =
        addresses.find(({ primary, verified }) => primary && verified) ??
        addresses.find(({ verified }) => verified) ??
        addresses.find(({ primary }) => primary);
      const [firstName = '', ...rest] = textOf(profile.name).split(/\s+/);
      return {
        uid: uidOf(profile.id),
        display: textOf(profile.login),
        username: textOf(profile.login),
        email: emailOf(address?.email),
        emailVerified: address?.verified === true,
        firstName,
        lastName: rest.join(' '),
      };
    },
  };
}
