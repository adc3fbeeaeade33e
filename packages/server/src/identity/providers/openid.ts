import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify, type JWTVerifyGetKey } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type Configuration,
} from 'openid-client';
import { authorizeUrlOf } from './authorize-url.ts';
import { fetchOf, isInsecureAllowed, reachProvider } from './backchannel.ts';
import type { OAuthProvider } from './config.ts';
import { emailOf, textOf, uidOf, type Identity, type IdentityProvider } from './provider.ts';

/** Any OpenID Connect provider, including Google. Its endpoints and keys are those that its issuer publishes. */
export function openIdProvider(provider: OAuthProvider): IdentityProvider {
  let found: Promise<{ configuration: Configuration; keys: JWTVerifyGetKey }> | undefined;
  const discovered = () => {
    found ??= discover(provider).catch((error: unknown) => {
      // Retried for the next visitor.
      found = undefined;
      throw error;
    });
    return found;
  };
  const { id, name, clientId, site } = provider;
  return {
    id,
    name,
    shown: {
      id,
      name,
      flows: ['provider_redirect', 'provider_token'],
      client_id: clientId,
      ...(provider.isCustom && { openid_configuration_url: `${site}/.well-known/openid-configuration` }),
    },
    callbackPath: `/auth/accounts/${provider.isCustom ? 'oidc/' : ''}${id}/login/callback/`,
    authorizeUrl: async (redirectUri, checks) => {
      const { configuration } = await discovered();
      return authorizeUrlOf(configuration, redirectUri, checks, { scope: 'openid email profile', nonce: checks.nonce });
    },
    identify: async (callback, { state, nonce, verifier }) => {
      const { configuration } = await discovered();
      const tokens = await authorizationCodeGrant(configuration, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider sent no id_token.');
      // Many providers put the address into the id_token, the others return it on request.
      const asked =
        claims['email'] === undefined && configuration.serverMetadata().userinfo_endpoint !== undefined
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      return identityOf({ ...claims, ...asked });
    },
    readToken: async (idToken) => {
      const { configuration, keys } = await discovered();
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: configuration.serverMetadata().issuer,
        audience: clientId,
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      return identityOf(payload);
    },
  };
}

async function discover(provider: OAuthProvider) {
  const configuration = await discovery(
    new URL(provider.site),
    provider.clientId,
    undefined,
    ClientSecretPost(provider.clientSecret),
    {
      [customFetch]: fetchOf(provider),
      execute: isInsecureAllowed(provider) ? [allowInsecureRequests] : [],
    },
  );
  reachProvider(configuration, provider);
  // The id_token's signature is checked even though it comes over TLS from the provider itself.
  enableNonRepudiationChecks(configuration);
  const keysAt = configuration.serverMetadata().jwks_uri;
  if (keysAt === undefined) throw new Error(`${provider.site} publishes no keys.`);
  const ask = fetchOf(provider);
  const keys = createRemoteJWKSet(new URL(keysAt), {
    [joseFetch]: (url, { method, headers, redirect, signal }) =>
      ask(url, { method, headers: Object.fromEntries(headers), redirect, signal, body: null }),
  });
  return { configuration, keys };
}

function identityOf(claims: Readonly<Record<string, unknown>>): Identity {
  const email = emailOf(claims['email']);
  const firstName = textOf(claims['given_name']);
  const lastName = textOf(claims['family_name']);
  const [first = '', ...rest] = textOf(claims['name']).split(/\s+/);
  const names = ['name', 'nickname', 'preferred_username'].map((claim) => textOf(claims[claim]));
  const display = [textOf(claims['username']), email ?? '', ...names, `${firstName} ${lastName}`.trim()];
  return {
    uid: uidOf(claims['sub']),
    display: display.find((text) => text !== '') ?? uidOf(claims['sub']),
    username: textOf(claims['preferred_username']),
    email,
    // Some providers send the text "true".
    emailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: firstName || first,
    lastName: lastName || rest.join(' '),
  };
}
