import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from './platform/db/drizzle.ts';
import { greenfield } from './billing/payments/btcpay/greenfield.ts';
import { askStripe, stripeClient } from './billing/payments/stripe/client.ts';
import { legalEntities } from './billing/payments/tables.ts';
import { checkVatId } from './billing/vat/check.ts';
import { checkSystems } from './content/status/checks.ts';
import { isHuman } from './identity/captcha/service.ts';
import type { OAuthProvider } from './identity/providers/config.ts';
import { githubProvider } from './identity/providers/github.ts';
import { openIdProvider } from './identity/providers/openid.ts';
import { vkProvider } from './identity/providers/vk.ts';
import { serverAlerts } from './products/dedicated/alerts/tables.ts';
import { postWebhook } from './products/dedicated/alerts/webhook.ts';
import { notifyShop } from './sandbox/bank/notify.ts';
import { bankPayments } from './sandbox/bank/tables.ts';
import { brokenServer, type ServerFault, serverFaults } from './testing/broken-server.ts';
import { order, testShop } from './testing/shop.ts';

const shop = await testShop();
afterAll(() => shop.close());
const context = shop.app.hoster;
const customer = await shop.customer();
const settings = (changed: object) => ({ ...context, settings: { ...context.settings, ...changed } });

const { secrets } = context;
const secret = secrets.seal('server alert', `whsec_${Buffer.alloc(24).toString('base64')}`);
const alertRow = {
  channel: 'webhook',
  language: 'en',
  query: '',
  seen: {},
  createdAt: shop.clock.now(),
  expiresAt: shop.clock.now(),
  dueAt: shop.clock.now(),
} as const;

const { payment_object_ref: ref } = await order(customer, { payment_method: 'card' });
await shop.db.update(bankPayments).set({ outcome: 'approved', eventId: 'e' }).where(eq(bankPayments.merchantRef, ref));
const [{ id: bankPayment } = { id: '' }] = await shop.db.select().from(bankPayments);

const provider = (kind: OAuthProvider['kind'], site: string): OAuthProvider => ({
  kind,
  id: kind,
  name: kind,
  clientId: 'id',
  clientSecret: 'secret',
  site,
});
const callback = new URL('https://hoster.example/callback/?code=c&state=s');
const checks = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
const discovery = (origin: string) => ({
  '/.well-known/openid-configuration': {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    userinfo_endpoint: `${origin}/me`,
    jwks_uri: `${origin}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
  },
});
const idToken = [{ alg: 'ES256', kid: 'one' }, { sub: 'mira' }, 'signature']
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');
const tokens = { access_token: 'a', token_type: 'bearer' };

interface Caller {
  readonly of: string;
  readonly call: (origin: string) => Promise<unknown>;
  /** What the server answers right, so that the call is made. */
  readonly answers?: (origin: string) => Record<string, unknown>;
  /** Milliseconds that the call may take. */
  readonly within: number;
  /** Whether only the status of the answer counts: then its body isn't read. */
  readonly ofStatus?: boolean;
  /** Whether failures are stored instead of thrown. */
  readonly isSilent?: boolean;
}

/** Everything in the server that calls another one; the linter finds those that aren't made by `outgoing`. */
const callers: readonly Caller[] = [
  {
    of: 'discovery of an OpenID provider',
    within: 10_000,
    call: (origin) => openIdProvider(provider('openid', origin)).authorizeUrl('https://hoster.example/', checks),
  },
  {
    of: 'tokens of an OpenID provider',
    within: 10_000,
    answers: discovery,
    call: (origin) => openIdProvider(provider('openid', origin)).identify(callback, checks),
  },
  {
    of: 'keys of an OpenID provider',
    within: 10_000,
    answers: discovery,
    call: async (origin) => openIdProvider(provider('openid', origin)).readToken?.(idToken),
  },
  {
    of: 'tokens of GitHub',
    within: 10_000,
    call: (origin) => githubProvider(provider('github', origin)).identify(callback, checks),
  },
  {
    of: 'profile of GitHub',
    within: 10_000,
    answers: () => ({ '/login/oauth/access_token': tokens }),
    call: (origin) => githubProvider(provider('github', origin)).identify(callback, checks),
  },
  {
    of: 'tokens of VK',
    within: 10_000,
    call: (origin) => vkProvider(provider('vk', origin)).identify(callback, checks),
  },
  {
    of: 'profile of VK',
    within: 10_000,
    answers: () => ({ '/oauth2/auth': tokens }),
    call: (origin) => vkProvider(provider('vk', origin)).identify(callback, checks),
  },
  {
    of: 'captcha',
    within: 3_500,
    call: async (origin) => {
      const captcha = { kind: 'turnstile', siteKey: 'k', secret: 's', verifyUrl: origin, forms: [] } as const;
      if (!(await isHuman(context, captcha, { token: 't', ip: '192.0.2.1' }))) throw new Error('Not verified');
    },
  },
  {
    of: 'VAT register',
    within: 10_000,
    call: async (origin) => {
      const [account] = await shop.db.select().from(legalEntities).limit(1);
      const [row] = await shop.db
        .insert(legalEntities)
        .values({
          accountId: account?.accountId ?? 0,
          name: 'Sol SL',
          kind: 'company',
          country: 'ES',
          vatId: 'ESB12345674',
          vatStatus: 'pending',
        })
        .returning();
      await checkVatId(settings({ viesUrl: origin }), row?.id ?? 0);
    },
  },
  {
    of: 'BTCPay',
    within: 4_000,
    call: (origin) =>
      greenfield({ url: origin, storeId: 's', apiKey: 'k', webhookSecret: 'w', coins: [] }, 4_000).invoice('i'),
  },
  {
    of: 'Stripe',
    within: 4_500,
    call: (origin) => askStripe(() => stripeClient({ secretKey: 'sk_test', apiUrl: origin }).balance.retrieve()),
  },
  {
    of: 'webhook of an alert',
    within: 10_000,
    ofStatus: true,
    call: async (url) => {
      const [alert] = await shop.db
        .insert(serverAlerts)
        .values({ ...alertRow, url, secret })
        .returning();
      const data = { search_url: '', alert_url: '', servers: [] };
      await postWebhook(context, { alertId: alert?.id ?? 0, id: 'm', at: shop.clock.now().toISOString(), data });
    },
  },
  {
    of: 'message of the demo’s bank',
    within: 3_000,
    ofStatus: true,
    call: (callbackOrigin) => notifyShop(settings({ callbackOrigin }), bankPayment),
  },
  {
    of: 'check of our own systems',
    within: 10_000,
    isSilent: true,
    call: (callbackOrigin) => checkSystems(settings({ callbackOrigin })),
  },
];

const faults = Object.keys(serverFaults) as ServerFault[];
/** Faults that the status and the headers of an answer show. */
const early: readonly ServerFault[] = ['never answers', 'has a megabyte of headers', 'redirects in circles'];
interface Outcome {
  readonly fault: ServerFault;
  readonly failed: boolean;
  readonly milliseconds: number;
  readonly megabytes: number;
}
const outcomes = new Map<string, Outcome[]>();

async function outcomeOf({ call, answers }: Caller, fault: ServerFault): Promise<Outcome> {
  const server = await brokenServer(fault, answers);
  const begin = performance.now();
  const failed = await call(server.origin).then(
    () => false,
    () => true,
  );
  const milliseconds = performance.now() - begin;
  const megabytes = server.bytesSent() / 1024 / 1024;
  await server.close();
  return { fault, failed, milliseconds, megabytes };
}

// Together, because the slow faults take each caller's whole time.
beforeAll(async () => {
  for (const caller of callers) outcomes.set(caller.of, []);
  await Promise.all(
    callers.flatMap((caller) =>
      faults.map(async (fault) => outcomes.get(caller.of)?.push(await outcomeOf(caller, fault))),
    ),
  );
}, 60_000);

describe.each(callers)('$of', ({ of, within, ofStatus = false, isSilent = false }) => {
  it('costs no more time and memory than it may, whatever the other server does', () => {
    const found = outcomes.get(of) ?? [];
    expect(found).toHaveLength(faults.length);
    // The machine that runs the tests may be busy.
    expect(found.filter(({ milliseconds }) => milliseconds > within + 10_000)).toEqual([]);
    expect(found.filter(({ megabytes }) => megabytes > 16)).toEqual([]);
  });

  it('takes no broken answer for a good one', () => {
    const taken = (outcomes.get(of) ?? []).filter(({ failed }) => !failed).map(({ fault }) => fault);
    expect(taken.filter((fault) => !isSilent && (!ofStatus || early.includes(fault)))).toEqual([]);
  });
});
