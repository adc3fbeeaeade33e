import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import { makeToken, personOf, useCode, type Person } from './grants.ts';
import { mockClient, type MockSite } from './providers.ts';

/** A route for machines: signed by client secret and code, not by cookie. */
const machine = { config: { csrf: false, form: true } } as const;

/** Endpoints of the demo providers for our backend; each responds as the real one does. */
export function mockEndpoints(app: FastifyInstance): void {
  githubEndpoints(app);
  vkEndpoints(app);
  googleEndpoints(app);
}

function githubEndpoints(app: FastifyInstance): void {
  const context = app.hoster;
  app.post('/idp/github/login/oauth/access_token', machine, async (request, reply) => {
    const grant = await useCode(context, 'github', fieldsOf(request));
    // GitHub returns this error with status 200.
    if (!grant) return json(reply, { error: 'bad_verification_code' });
    const scope = 'read:user,user:email';
    return json(reply, { access_token: makeToken(context, 'github', grant.person), scope, token_type: 'bearer' });
  });
  app.get('/idp/github/user', async (request, reply) =>
    forPerson(request, reply, 'github', ({ uid, name }) => ({ id: uid, login: name.replaceAll(/\s+/g, '-'), name })),
  );
  app.get('/idp/github/user/emails', async (request, reply) =>
    forPerson(request, reply, 'github', ({ email, verified }) =>
      email === '' ? [] : [{ email, primary: true, verified, visibility: 'private' }],
    ),
  );
}

function vkEndpoints(app: FastifyInstance): void {
  const context = app.hoster;
  app.post('/idp/vk/oauth2/auth', machine, async (request, reply) => {
    const fields = fieldsOf(request);
    const grant = await useCode(context, 'vk', fields);
    if (!grant || fields.get('device_id') !== String(grant.person.uid)) {
      return json(reply, { error: 'invalid_grant', error_description: 'code is invalid or expired' }, 400);
    }
    return json(reply, {
      access_token: makeToken(context, 'vk', grant.person),
      // No OpenID one: its issuer is a word, and it names no audience.
      id_token: 'not.an.openid-token',
      token_type: 'Bearer',
      expires_in: 600,
      user_id: grant.person.uid,
      state: fields.get('state') ?? '',
      scope: 'email',
    });
  });
  app.post('/idp/vk/oauth2/user_info', machine, async (request, reply) => {
    const person = personOf(context, 'vk', fieldsOf(request).get('access_token') ?? '');
    if (!person) return json(reply, { error: 'invalid_token' }, 401);
    const [firstName, ...rest] = person.name.split(/\s+/);
    const user = { user_id: String(person.uid), first_name: firstName, last_name: rest.join(' ') };
    return json(reply, { user: { ...user, ...(person.email !== '' && { email: person.email }) } });
  });
}

function googleEndpoints(app: FastifyInstance): void {
  const context = app.hoster;
  const issuer = `${context.settings.publicOrigin}/idp/google`;
  // Derived from the secret key, so the same in every process. RFC 8410 puts this header before the 32 bytes of an
  // Ed25519 key.
  const seed = context.secrets.sign('mock', 'key of the id_token');
  const der = Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex');
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const alg = 'EdDSA';

  app.get('/idp/google/.well-known/openid-configuration', async (_request, reply) =>
    json(reply, {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [alg],
      code_challenge_methods_supported: ['S256'],
    }),
  );
  app.get('/idp/google/jwks', async (_request, reply) =>
    json(reply, { keys: [{ ...createPublicKey(key).export({ format: 'jwk' }), kid: 'demo', use: 'sig', alg }] }),
  );
  app.post('/idp/google/token', machine, async (request, reply) => {
    const grant = await useCode(context, 'google', fieldsOf(request));
    if (!grant) return json(reply, { error: 'invalid_grant' }, 400);
    const idToken = await new SignJWT({
      ...claimsOf(grant.person),
      ...(grant.nonce !== null && { nonce: grant.nonce }),
    })
      .setProtectedHeader({ alg, kid: 'demo' })
      .setIssuer(issuer)
      .setAudience(mockClient.id)
      .setSubject(String(grant.person.uid))
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(key);
    const accessToken = makeToken(context, 'google', grant.person);
    return json(reply, { access_token: accessToken, id_token: idToken, token_type: 'Bearer', expires_in: 600 });
  });
  app.get('/idp/google/userinfo', async (request, reply) =>
    forPerson(request, reply, 'google', (person) => ({ sub: String(person.uid), ...claimsOf(person) })),
  );
}

function claimsOf({ name, email, verified }: Person) {
  return { name, ...(email !== '' && { email, email_verified: verified }) };
}

/** Responds to the bearer of an access token. */
function forPerson(
  request: FastifyRequest,
  reply: FastifyReply,
  site: MockSite,
  present: (person: Person) => unknown,
): FastifyReply {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const person = personOf(request.server.hoster, site, token);
  return person ? json(reply, present(person)) : json(reply, { error: 'invalid_token' }, 401);
}

function json(reply: FastifyReply, body: unknown, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function fieldsOf({ body }: FastifyRequest): ReadonlyMap<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new Map(fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
}
