import { authorizationCodeGrant, ClientSecretPost, Configuration, customFetch } from 'openid-client';
import { z } from 'zod';
import { authorizeUrlOf } from './authorize-url.ts';
import { fetchOf, reachProvider } from './backchannel.ts';
import type { OAuthProvider } from './config.ts';
import { emailOf, textOf, uidOf, type IdentityProvider } from './provider.ts';

const Profile = z.object({
  user: z.object({
    user_id: z.union([z.int(), z.string()]),
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
    email: z.string().nullish(),
  }),
});

/**
 * VK ID: OAuth 2.1 with two peculiarities. The callback names a device, which the code's exchange must repeat, and the
 * identity has to be requested by POST.
 * https://id.vk.com/about/business/go/docs/en/vkid/latest/vk-id/connection/api-description
 */
export function vkProvider(provider: OAuthProvider): IdentityProvider {
  const { id, name, clientId, clientSecret, site } = provider;
  const endpoints = {
    issuer: site,
    authorization_endpoint: `${site}/authorize`,
    token_endpoint: `${site}/oauth2/auth`,
  };
  const configuration = reachProvider(
    new Configuration(endpoints, clientId, undefined, ClientSecretPost(clientSecret)),
    provider,
  );
  const ask = fetchOf(provider);
  // Its id_token has no audience and isn't an OpenID one; we don't use it, and the library would reject it.
  configuration[customFetch] = async (url, options) => {
    const answer = await ask(url, options);
    const body = z.record(z.string(), z.unknown()).safeParse(await answer.json().catch(() => null));
    const { id_token: _unused, ...rest } = body.data ?? {};
    return Response.json(rest, { status: answer.status });
  };

  return {
    id,
    name,
    shown: { id, name, flows: ['provider_redirect'], client_id: clientId },
    callbackPath: `/auth/accounts/${id}/login/callback/`,
    authorizeUrl: (redirectUri, checks) => authorizeUrlOf(configuration, redirectUri, checks, { scope: 'email' }),
    identify: async (callback, { state, verifier }) => {
      const tokens = await authorizationCodeGrant(
        configuration,
        callback,
        { expectedState: state, pkceCodeVerifier: verifier },
        { device_id: callback.searchParams.get('device_id') ?? '', state },
      );
      const answer = await ask(`${site}/oauth2/user_info`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ client_id: clientId, access_token: tokens.access_token }),
        redirect: 'manual',
      });
      if (!answer.ok) throw new Error(`${site}/oauth2/user_info answered ${answer.status}.`);
      const { user } = Profile.parse(await answer.json());
      const firstName = textOf(user.first_name);
      const lastName = textOf(user.last_name);
      const email = emailOf(user.email);
      return {
        uid: uidOf(user.user_id),
        display: email ?? (`${firstName} ${lastName}`.trim() || uidOf(user.user_id)),
        username: '',
        email,
        // VK returns only addresses that its user has confirmed, but doesn't guarantee it, so we confirm them
        // ourselves.
        emailVerified: false,
        firstName,
        lastName,
      };
    },
  };
}
