import { buildAuthorizationUrl, calculatePKCECodeChallenge, type Configuration } from 'openid-client';
import type { Checks } from './provider.ts';

/** URL at which a visitor gives consent, with state, PKCE and the other parameters that a protocol requires. */
export async function authorizeUrlOf(
  configuration: Configuration,
  redirectUri: string,
  { state, verifier }: Checks,
  more: Readonly<Record<string, string>>,
): Promise<URL> {
  return buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...more,
  });
}
