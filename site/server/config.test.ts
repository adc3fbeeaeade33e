import { describe, expect, test } from 'vitest';
import { StartError } from '@hoster/server/environment';
import { describeConfig, readConfig } from './config.ts';

describe('readConfig', () => {
  test('starts with nothing configured', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: null,
      seed: 'demo',
      knownHosts: [],
      trustProxy: false,
    });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['API_ORIGIN', 'backend'],
    ['PUBLIC_ORIGIN', 'ftp://hoster.example'],
    ['KNOWN_HOSTS', 'hoster.example,https://other.example'],
    ['TRUST_PROXY', 'banana'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['DATABASE_URL', 'postgres://hoster:50%off@localhost/x'],
    ['SMTP_URL', 'localhost'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://hoster:50%off@localhost'],
    ['SMTP_URL', 'smtp://localhost:99999'],
    ['SECRET_KEY', 'short'],
    ['SEED', 'huge'],
    ['DEMO', 'yes'],
    ['PROVIDERS', 'dedicated'],
    ['PROVIDERS', 'servers=by-hand'],
    ['PROVIDERS', 'vpn=by-hand'],
    ['PROVIDERS', 'vps=proxmox'],
    ['ANALYTICS', 'console'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is reported in one sentence that names the variable', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]*\\.$`));
  });

  test('a secret is not repeated in the sentence', () => {
    expect(() => readConfig({ SECRET_KEY: 'short' })).toThrow(/^SECRET_KEY must be at least 32 characters, but is "…"/);
  });

  test('a public site does not show the mail of all users', () => {
    const env = { PUBLIC_ORIGIN: 'https://hoster.example' };
    expect(() => readConfig(env)).toThrow(/^SMTP_URL is missing/);
    expect(readConfig({ ...env, SMTP_URL: 'smtp://mail.example' }).publicOrigin).toBe('https://hoster.example');
    expect(readConfig({ ...env, DEMO: '1' }).smtpUrl).toBeNull();
    expect(readConfig({ ...env, API_ORIGIN: 'https://api.example', FORM_HOSTS: 'bank.example' }).apiOrigin).toBe(
      'https://api.example',
    );
  });

  test('normalises lists and origins', () => {
    const config = readConfig({ KNOWN_HOSTS: ' a.example , b.example:8080 ', API_ORIGIN: 'http://127.0.0.1:4000/' });
    expect(config.knownHosts).toEqual(['a.example', 'b.example:8080']);
    expect(config.apiOrigin).toBe('http://127.0.0.1:4000');
  });
});

test('documents the meaning and unit of every variable', () => {
  for (const { name, unit, meaning } of describeConfig()) {
    expect(name).toMatch(/^[A-Z_]+$/);
    expect(unit).not.toBe('');
    expect(meaning).toMatch(/\.$/);
  }
});
