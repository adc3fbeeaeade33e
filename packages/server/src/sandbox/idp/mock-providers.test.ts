import { afterAll, describe, expect, test } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { api, type Browser } from '../../testing/browser.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { freePort } from '../../testing/free-port.ts';
import { emailsTo } from '../../testing/emails.ts';
import { comeBack, setOut } from '../../testing/provider-visit.ts';

// The backend asks the pretend providers over HTTP, as it does real ones.
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const backend = await testBackend({ oauth: 'mock', callbackOrigin: origin });
await backend.app.listen({ port, host: '127.0.0.1' });
afterAll(() => backend.close());

/** Says on the provider's page who one is. @returns the address to which it sends back */
async function consent(browser: Browser, authorizeUrl: string, fields: Record<string, string>): Promise<string> {
  const url = new URL(authorizeUrl);
  expect(url.origin).toBe('http://localhost:3000');
  const page = await browser.get(url.pathname + url.search);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const answer = await browser.form(url.pathname + url.search, new URLSearchParams(fields), {
    headers: { origin: 'http://localhost:3000' },
  });
  expect(answer.statusCode).toBe(303);
  return answer.headers.location ?? '';
}
const allow = (name: string, email: string, verified = true) => ({
  decision: 'allow',
  name,
  email,
  ...(verified && { verified: '1' }),
});
const sessionOf = async (browser: Browser) => (await browser.get(`${api}/auth/session`)).json();

async function through(provider: string, fields: Record<string, string>): Promise<[Browser, string]> {
  const browser = backend.browser();
  return [browser, await comeBack(browser, await consent(browser, await setOut(browser, { provider }), fields))];
}

test('a demo offers the three providers', async () => {
  const { data } = (await backend.browser().get(`${api}/config`)).json();
  expect(data.socialaccount.providers).toEqual([
    { id: 'github', name: 'GitHub', flows: ['provider_redirect'], client_id: 'hoster-demo' },
    { id: 'vk', name: 'VK', flows: ['provider_redirect'], client_id: 'hoster-demo' },
    { id: 'google', name: 'Google', flows: ['provider_redirect', 'provider_token'], client_id: 'hoster-demo' },
  ]);
});

describe.each(['github', 'vk', 'google'])('%s', (provider) => {
  test('signs in, and recognises the same person by another address', async () => {
    const email = `ada@${provider}.test`;
    const [first, end] = await through(provider, allow('Ada Lovelace', email));
    expect(end).toBe('/my/');
    if (provider === 'vk') {
      // VK doesn't guarantee that the address is confirmed: the first time, we confirm it by email.
      expect((await sessionOf(first)).data.flows.at(-1)).toEqual({ id: 'verify_email', is_pending: true });
      await backend.db.execute(`update email_addresses set verified = true where email = '${email}'`);
    } else expect((await sessionOf(first)).data.user.email).toBe(email);
    const [again] = await through(provider, allow('Ada Lovelace', `new-${email}`));
    expect((await sessionOf(again)).data.user.email).toBe(email);
    const [other] = await through(provider, allow('Bob', ''));
    expect((await sessionOf(other)).data.flows.at(-1)).toMatchObject({
      id: 'provider_signup',
      provider: { id: provider },
    });
  });

  test('may be declined, gives unconfirmed addresses as such, and doesn’t open another user’s account', async () => {
    expect((await through(provider, { decision: 'deny' }))[1]).toBe('/my/?error=cancelled&error_process=login');
    const [unsure] = await through(provider, allow('Unsure', `unsure@${provider}.test`, false));
    expect((await sessionOf(unsure)).data.flows.at(-1)).toEqual({ id: 'verify_email', is_pending: true });

    const email = `owner@${provider}.test`;
    const owner = await signedInCustomer(backend, email);
    const [thief] = await through(provider, allow('Thief', email));
    expect((await sessionOf(thief)).data.flows.at(-1)).toEqual({ id: 'verify_email', is_pending: true });
    expect((await emailsTo(backend.db, email))[0]?.subject).toBe('Account already exists');
    expect((await owner.get(`${api}/account/providers`)).json().data).toEqual([]);
  });
});

test('the pretend providers are as strict as real ones', async () => {
  const browser = backend.browser();
  const url = new URL(await setOut(browser, { provider: 'google' }));
  const statusWith = async (name: string, value: string) => {
    const other = new URL(url);
    other.searchParams.set(name, value);
    return (await browser.get(other.pathname + other.search)).statusCode;
  };
  expect(await statusWith('redirect_uri', 'https://evil.example/auth/accounts/google/login/callback/')).toBe(400);
  expect(await statusWith('redirect_uri', 'http://localhost:3000/elsewhere/')).toBe(400);
  expect(await statusWith('client_id', 'other')).toBe(400);
  expect(await statusWith('code_challenge_method', 'plain')).toBe(400);
  const foreign = await browser.form(url.pathname + url.search, new URLSearchParams({ decision: 'allow' }), {
    headers: { origin: 'https://evil.example' },
  });
  expect(foreign.statusCode).toBe(403);

  const back = new URL(await consent(browser, url.href, allow('Carol', 'carol@google.test')));
  const code = back.searchParams.get('code') ?? '';
  const client = { client_id: 'hoster-demo', client_secret: 'hoster-demo', code_verifier: 'guessed' };
  const exchange = await fetch(`${origin}/idp/google/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...client, code, redirect_uri: url.searchParams.get('redirect_uri') ?? '' }),
  });
  expect([exchange.status, await exchange.json()]).toEqual([400, { error: 'invalid_grant' }]);
  // A code of one site is none of another.
  const elsewhere = back.href.replace('/google/', '/github/');
  expect(await comeBack(browser, elsewhere)).toBe('/auth/login/?error=unknown&error_process=login');
});

test('a shop that is no demo has none of it', async () => {
  const shop = await testBackend({ oauth: 'mock', publicOrigin: 'https://hoster.example' });
  try {
    expect((await shop.browser().get('/idp/google/authorize')).statusCode).toBe(404);
    expect((await shop.browser().get(`${api}/config`)).json().data.socialaccount).toEqual({ providers: [] });
  } finally {
    await shop.close();
  }
});
