import { expect, test } from 'vitest';
import { readProviders } from './config.ts';

const oidc = (more: object = {}) =>
  JSON.stringify([
    {
      id: 'company',
      name: 'Company',
      issuer: 'https://id.company.example',
      client_id: 'c',
      client_secret: 's',
      ...more,
    },
  ]);

test('nothing is configured unless it is', () => {
  expect(readProviders({})).toEqual([]);
  expect(readProviders({ OAUTH_GITHUB_ID: '', OAUTH_OIDC: '' })).toEqual([]);
});

test('the three known providers need an id and a secret, and may have other URLs', () => {
  const env = {
    OAUTH_GITHUB_ID: 'gi',
    OAUTH_GITHUB_SECRET: 'gs',
    OAUTH_VK_ID: 'vi',
    OAUTH_VK_SECRET: 'vs',
    OAUTH_GOOGLE_ID: 'oi',
    OAUTH_GOOGLE_SECRET: 'os',
    OAUTH_GOOGLE_URL: 'https://accounts.example/',
  };
  expect(readProviders(env)).toEqual([
    {
      kind: 'github',
      id: 'github',
      name: 'GitHub',
      clientId: 'gi',
      clientSecret: 'gs',
      site: 'https://github.com',
      api: 'https://api.github.com',
    },
    { kind: 'vk', id: 'vk', name: 'VK', clientId: 'vi', clientSecret: 'vs', site: 'https://id.vk.com' },
    {
      kind: 'openid',
      id: 'google',
      name: 'Google',
      clientId: 'oi',
      clientSecret: 'os',
      site: 'https://accounts.example',
    },
  ]);
});

test('any OpenID issuer is added', () => {
  expect(readProviders({ OAUTH_OIDC: oidc() })).toEqual([
    {
      kind: 'openid',
      id: 'company',
      name: 'Company',
      clientId: 'c',
      clientSecret: 's',
      site: 'https://id.company.example',
      isCustom: true,
    },
  ]);
});

test.each([
  [{ OAUTH_VK_ID: 'x' }, 'OAUTH_VK_SECRET is missing although OAUTH_VK_ID is set.'],
  [{ OAUTH_VK_SECRET: 'x' }, 'OAUTH_VK_ID is missing although OAUTH_VK_SECRET is set.'],
  [
    { OAUTH_GITHUB_ID: 'x', OAUTH_GITHUB_SECRET: 'y', OAUTH_GITHUB_API_URL: 'api' },
    'OAUTH_GITHUB_API_URL must be a URL, but is "api".',
  ],
  [{ OAUTH_OIDC: '{' }, 'it is no JSON.'],
  [{ OAUTH_OIDC: oidc({ issuer: 'here' }) }, '0.issuer is not usable.'],
  [{ OAUTH_OIDC: oidc({ id: 'google' }) }, 'the id google is used twice.'],
  [{ OAUTH_OIDC: oidc({ id: '../x' }) }, '0.id is not usable.'],
])('%j is reported in one sentence', (env, sentence) => {
  expect(() => readProviders(env)).toThrow(sentence);
});

test('no sentence repeats a secret', () => {
  const secret = 'very-secret';
  const message = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return String(error);
    }
    return 'no error';
  };
  expect(message(() => readProviders({ OAUTH_OIDC: oidc({ client_secret: secret, issuer: 'x' }) }))).not.toContain(
    secret,
  );
});
