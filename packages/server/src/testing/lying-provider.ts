import { once } from 'node:events';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

/** What a provider that does wrong may do: claims and headers in place of the right ones, another key. */
export interface Lie {
  readonly claims?: JWTPayload;
  /** Claims that are left out. */
  readonly without?: readonly string[];
  readonly foreignKey?: boolean;
  readonly unsigned?: boolean;
  /** The whole token answer, in place of a right one. */
  readonly answer?: { readonly status: number; readonly body: string };
}

/** OpenID provider that can send wrong tokens. It has no sign-in page: every code signs in `sub`. */
export async function startLyingProvider(clientId: string) {
  const [own, foreign] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  let lie: Lie = {};
  let nonce = '';

  /** An id_token, valid but for the faults that the test has set. */
  async function idToken(): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const right: JWTPayload = {
      iss: issuer,
      aud: clientId,
      sub: 'somebody',
      iat: now,
      exp: now + 300,
      nonce,
      email: 'somebody@example.test',
      email_verified: true,
    };
    const claims = Object.fromEntries(
      Object.entries({ ...right, ...lie.claims }).filter(([name]) => !lie.without?.includes(name)),
    );
    if (lie.unsigned) {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none' })}.${part(claims)}.`;
    }
    const key = lie.foreignKey ? foreign.privateKey : own.privateKey;
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'one' }).sign(key);
  }

  const endpoints: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async () => ({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token: await idToken() }),
  };
  server.on('request', (request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname;
    void (async () => {
      const { answer } = lie;
      const body = path === '/token' && answer ? answer.body : JSON.stringify(await endpoints[path]?.());
      response.writeHead(path === '/token' && answer ? answer.status : 200, { 'content-type': 'application/json' });
      response.end(body);
    })();
  });
  return {
    issuer,
    idToken,
    /** Tells it how to lie, and what the browser was sent out with. @returns the query with which it sends back */
    lieTo(authorizeUrl: string, told: Lie): URLSearchParams {
      const asked = new URL(authorizeUrl).searchParams;
      lie = told;
      nonce = asked.get('nonce') ?? '';
      return new URLSearchParams({ code: 'c', state: asked.get('state') ?? '', iss: issuer });
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
