import { expect, test } from 'vitest';
import { isBackendPath } from './proxy/backend-paths.ts';
import { readConfig } from './config.ts';
import { integrationsOf, integrationSources } from './config-integrations.ts';
import { securityHeaders } from './security-headers.ts';

const policyFor = (env: Record<string, string>, https = true) => {
  const headers = securityHeaders({ https, nonce: null, sources: integrationSources(env) });
  const rules = headers['content-security-policy']?.split('; ') ?? [];
  return (name: string) => rules.find((rule) => rule.startsWith(`${name} `));
};

test('allows no outside host unless configured', () => {
  const policy = policyFor({ CAPTCHA_KIND: 'pow', OAUTH_GITHUB_URL: 'https://github.example' });
  expect(policy('script-src')).toBe("script-src 'self'");
  expect(policy('style-src')).toBe("style-src 'self'");
  expect(policy('frame-src')).toBeUndefined();
  expect(policy('form-action')).toBe("form-action 'self'");
  expect(policy('connect-src')).toBe("connect-src 'self'");
});

test('providers, banks, other hosts of the site and test hosts are named one by one', () => {
  const env = {
    PUBLIC_ORIGIN: 'https://hoster.example',
    SMTP_URL: 'smtp://localhost',
    KNOWN_HOSTS: 'ru.hoster.example',
    FORM_HOSTS: 'bank.example, pay.example:8443',
    PING_HOSTS: 'ams.hoster.example',
    OAUTH_GOOGLE_ID: 'x',
    OAUTH_VK_ID: 'x',
    OAUTH_VK_URL: 'https://vk.example',
  };
  const rule = (more: Record<string, string> = {}) => {
    const { sources } = readConfig({ ...env, ...more });
    const policy = securityHeaders({ https: true, nonce: null, sources })['content-security-policy']?.split('; ') ?? [];
    return policy.filter((one) => /^(form-action|connect-src)/.test(one));
  };
  expect(rule()).toEqual([
    "connect-src 'self' https://ams.hoster.example",
    "form-action 'self' https://ru.hoster.example https://bank.example https://pay.example:8443 https://vk.example https://accounts.google.com",
  ]);
  // Those of another backend are known to it alone.
  const apart = { API_ORIGIN: 'http://127.0.0.1:8000' };
  expect(rule(apart)).toEqual(rule());
  expect(() => rule({ ...apart, FORM_HOSTS: '' })).toThrow('FORM_HOSTS is missing');
});

test('a captcha brings its hosts, and no inline code', () => {
  for (const [kind, host] of [
    ['recaptcha', 'https://www.gstatic.com/recaptcha/'],
    ['recaptcha', 'https://recaptcha.google.com/recaptcha/'],
    ['hcaptcha', 'https://*.hcaptcha.com'],
    ['turnstile', 'https://challenges.cloudflare.com'],
  ] as const) {
    const policy = policyFor({ CAPTCHA_KIND: kind });
    expect(policy('script-src')).toContain(host);
    expect(policy('frame-src')).toContain(host);
    expect(`${policy('script-src')} ${policy('style-src')}`).not.toContain('unsafe');
  }
});

test('allows forms to a provider without TLS, and to one elsewhere from a site without TLS only', () => {
  const OAUTH_OIDC = JSON.stringify([
    { id: 'a', issuer: 'http://127.0.0.1:9000/realm' },
    { issuer: 'https://b.example' },
    { issuer: 'http://c.example' },
    { issuer: 'http://localhost.d.example' },
  ]);
  const env = { OAUTH_OIDC, OAUTH_GITHUB_ID: 'x', OAUTH_GITHUB_URL: 'http://localhost:9001' };
  const own = "form-action 'self' http://localhost:9001 http://127.0.0.1:9000 https://b.example";
  expect(policyFor(env)('form-action')).toBe(own);
  expect(policyFor(env, false)('form-action')).toBe(`${own} http://c.example http://localhost.d.example`);
});

test('the pages of payment providers may be led to once they are set up', () => {
  const pay = { STRIPE_SECRET_KEY: 'sk_x', BTCPAY_URL: 'https://coins.example/shop' };
  expect(policyFor(pay)('form-action')).toBe("form-action 'self' https://checkout.stripe.com https://coins.example");
});

test('passes only these variables to the backend', () => {
  const told = integrationsOf({ CAPTCHA_KIND: 'pow', DATABASE_URL: 'postgres://x', OAUTH_VK_ID: 'vk' });
  expect(told).toMatchObject({ CAPTCHA_KIND: 'pow', OAUTH_VK_ID: 'vk' });
  expect(told).not.toHaveProperty('DATABASE_URL');
});

test('callbacks and the pretend providers are the backend’s', () => {
  expect(isBackendPath('/auth/accounts/oidc/company/login/callback/', false)).toBe(true);
  expect(isBackendPath('/idp/google/authorize', false)).toBe(true);
  expect(isBackendPath('/auth/login/', true)).toBe(false);
});

test('the administration is that of a backend at API_ORIGIN, and a page of the site otherwise', () => {
  for (const path of ['/admin', '/admin/auth/user/', '/static/admin/css/base.css']) {
    expect(isBackendPath(path, true)).toBe(true);
    expect(isBackendPath(path, false)).toBe(false);
  }
  expect(isBackendPath('/administration/', true)).toBe(false);
});
