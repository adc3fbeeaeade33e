import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

// What each variable may be is tested in site/server/config.test.ts, which reads the same table.

test('everything has a default, and an empty variable counts as absent', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toEqual({
    port: 3001,
    host: 'localhost',
    backend: {
      dataDir: './data',
      publicOrigin: 'http://localhost:3000',
      knownHosts: [],
      cookieDomain: null,
      localServiceHost: null,
      edgeCountryHeader: 'CF-IPCountry',
      trustProxy: false,
      smtpUrl: null,
      seed: 'demo',
      demo: false,
      providerOf: {},
      callbackOrigin: 'http://localhost:3001',
      auth: {
        emailVerificationByCode: false,
        loginByCode: 'offered',
        passwordResetByCode: false,
        signupFields: [],
        signupOpen: true,
        trustDays: 30,
      },
      captcha: null,
      chat: null,
      oauth: 'mock',
      smtpUtf8: false,
      supportEmail: null,
      supportMail: null,
      files: { clamd: null, ticketFilesDir: null },
      viesUrl: null,
      stripe: null,
      btcpay: null,
      transfer: null,
      schedule: { remindDays: [7, 1], graceDays: 3, keepDays: 14 },
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

test('providers are chosen by line and data centre', () => {
  const { backend } = readConfig({ PROVIDERS: 'dedicated=by-hand, vps@FRA1=by-hand,vps=sandbox' });
  expect(backend.providerOf).toEqual({ dedicated: 'by-hand', 'vps@FRA1': 'by-hand', vps: 'sandbox' });
});

test('a public backend does not show the mail of all users', () => {
  const PUBLIC_ORIGIN = 'https://hoster.example';
  expect(() => readConfig({ PUBLIC_ORIGIN })).toThrow(/^SMTP_URL is missing/);
  expect(readConfig({ PUBLIC_ORIGIN, SMTP_URL: 'smtp://mail.example' }).backend.demo).toBe(false);
  expect(readConfig({ PUBLIC_ORIGIN, DEMO: '1' }).backend.demo).toBe(true);
});
