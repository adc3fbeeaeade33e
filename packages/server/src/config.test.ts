import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('everything has a default, and an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '' })).toEqual({
    port: 3001,
    host: 'localhost',
    backend: {
      dataDir: './data',
      publicOrigin: 'http://localhost:3000',
      seed: 'demo',
      demo: false,
      callbackOrigin: 'http://localhost:3001',
      captcha: null,
      chat: null,
      oauth: 'stand-in',
      supportEmail: null,
      viesUrl: null,
      stripe: null,
      btcpay: null,
      transfer: null,
      terms: { remindDays: [7, 1], graceDays: 3, keepDays: 14 },
      logger: { level: 'info' },
    },
  });
});

test('lists and switches are read', () => {
  const { backend } = readConfig({ KNOWN_HOSTS: 'a.example, b.example:8080', TRUST_PROXY: '1', LOG_LEVEL: 'silent' });
  expect(backend).toMatchObject({ knownHosts: ['a.example', 'b.example:8080'], trustProxy: 1, logger: false });
  const trusted = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).backend.trustProxy;
  expect(trusted('0')).toBe(false);
  expect(trusted('10.0.0.0/8')).toBe('10.0.0.0/8');
  expect(trusted('loopback, 192.0.2.1, 2001:db8::/32')).toBe('loopback,192.0.2.1,2001:db8::/32');
});

test.each([
  ['PORT', '70000', 'must be a port number'],
  ['PORT', 'http', 'must be a port number'],
  ['DATABASE_URL', 'mysql://x', 'must start with postgres://'],
  ['PUBLIC_ORIGIN', 'hoster.example', 'must be a scheme and a host, such as https://hoster.example'],
  ['KNOWN_HOSTS', 'https://a.example', 'must be a comma-separated list of hosts'],
  ['TRUST_PROXY', 'banana', 'must be a number of proxies or a comma-separated list of addresses such as 10.0.0.0/8'],
  [
    'TRUST_PROXY',
    '10.0.0.0/33',
    'must be a number of proxies or a comma-separated list of addresses such as 10.0.0.0/8',
  ],
  ['TRUST_PROXY', '10.0.0.1,', 'must be a number of proxies or a comma-separated list of addresses such as 10.0.0.0/8'],
  ['SECRET_KEY', 'short', 'must have at least 32 characters'],
  ['SMTP_URL', 'mail.example', 'must start with smtp:// or smtps://'],
  ['SEED', 'huge', 'must be none, demo or large'],
  ['DEMO', 'yes', 'must be 0 or 1'],
  ['LOG_LEVEL', 'loud', 'must be a Pino log level'],
])('%s=%s is refused by name', (name, value, reason) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name} ${reason}.`);
});

test('a public backend does not show the mail of all users', () => {
  const PUBLIC_ORIGIN = 'https://hoster.example';
  expect(() => readConfig({ PUBLIC_ORIGIN })).toThrow(/^SMTP_URL is missing/);
  expect(readConfig({ PUBLIC_ORIGIN, SMTP_URL: 'smtp://mail.example' }).backend.demo).toBe(false);
  expect(readConfig({ PUBLIC_ORIGIN, DEMO: '1' }).backend.demo).toBe(true);
});
