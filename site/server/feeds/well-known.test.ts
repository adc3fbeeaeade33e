import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { type Ask, BackendAway } from '../catalogue/ask.ts';
import { readConfig } from '../config.ts';
import { askFrom, catalogueAnswers } from '../testing/catalogue-answers.ts';
import { wellKnownFiles } from './well-known.ts';

const env = { PUBLIC_ORIGIN: 'https://hoster.example', DEMO: '1' };
const company = (email: string, is_default: boolean) => ({ email, is_default });
const companies = [company('privet@hoster.example', false), company('hello@hoster.example', true)];
const ask = askFrom({
  ...catalogueAnswers,
  '/my/api/config/': { brand: 'Hoster' },
  '/public_company_list/': companies,
});
const away: Ask = () => Promise.reject(new BackendAway('gone'));

const open: FastifyInstance[] = [];
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((app) => app.close()));
});

async function textOf(
  path: string,
  asked: Ask = ask,
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  const app = Fastify();
  open.push(app);
  wellKnownFiles(app, readConfig({ ...env, ...more }), () => asked);
  const { statusCode, payload } = await app.inject({ url: path, headers });
  expect(statusCode).toBe(200);
  return payload;
}

test('security.txt names the main company, and expires months after the request, whenever that is', async () => {
  for (const now of ['2026-11-23T12:00:00Z', '2031-02-28T23:59:59Z']) {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const text = await textOf('/.well-known/security.txt');
    expect(text).toContain('Contact: mailto:hello@hoster.example\n');
    expect(text).toContain('Preferred-Languages: en, ru\n');
    expect(text).toContain('Canonical: https://hoster.example/.well-known/security.txt\n');
    const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(150);
    expect(days).toBeLessThan(365);
    vi.useRealTimers();
  }
});

test('the contact comes from the configuration, and is the contacts page while nothing else is known', async () => {
  const contactOf = async (...args: Parameters<typeof textOf> extends [string, ...infer Rest] ? Rest : never) =>
    /Contact: (.*)/.exec(await textOf('/.well-known/security.txt', ...args))?.[1];
  expect(await contactOf(ask, { SECURITY_CONTACT: 'security@hoster.example' })).toBe('mailto:security@hoster.example');
  expect(await contactOf(ask, { SECURITY_CONTACT: 'https://hoster.example/report' })).toBe(
    'https://hoster.example/report',
  );
  expect(await contactOf(away)).toBe('https://hoster.example/contacts/');
});

test('llms.txt lists the lines that are sold, the catalogue, the API and the help', async () => {
  const text = await textOf('/llms.txt');
  expect(text).toMatch(/^# Hoster\n\n> /);
  for (const path of ['/virtual-private-servers/', '/vpn/', '/catalog.json', '/api/openapi.json', '/help/'])
    expect(text).toContain(`(https://hoster.example${path})`);
  const { '/my/api/backup-order/create_context/': _, ...rest } = catalogueAnswers;
  expect(await textOf('/llms.txt', askFrom(rest))).not.toContain('/backups/');
});

test('llms.txt says nothing of the VPN to readers from Russia', async () => {
  const text = await textOf('/llms.txt', ask, {}, { 'cf-ipcountry': 'RU' });
  expect(text).toContain('(https://hoster.example/backups/)');
  expect(text).not.toContain('VPN');
});
