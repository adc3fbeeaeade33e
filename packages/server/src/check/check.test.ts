import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type WebhookSource, webhookSources } from '../billing/index.ts';
import { companySettings } from '../platform/company/index.ts';
import { StartError } from '../platform/index.ts';
import { settingsFrom } from '../settings.ts';
import { fillSettings } from '../testing/company.ts';
import { startStripe } from '../testing/stripe/start.ts';
import { testDatabase } from '../testing/database.ts';
import { type Checked, runChecks } from './checks.ts';
import { exitCode, report } from './finding.ts';
import { newestBackup } from './newest-backup.ts';
import { checkSenderDns, type Lookups } from './sender-dns.ts';

const database = await testDatabase();
afterAll(() => database.close());
await database.db.delete(companySettings);

const nothing = () => Promise.reject(Object.assign(new Error('queryTxt ENODATA'), { code: 'ENODATA' }));
const domain: Record<string, string[][]> = {
  'hoster.example': [['v=spf1 include:mail.example ', '-all'], ['other=1']],
  '_dmarc.hoster.example': [['v=DMARC1; p=quarantine']],
  'k1._domainkey.hoster.example': [['v=DKIM1; k=rsa; p=MIIB']],
};
const lookups: Lookups = {
  mx: async () => [{ exchange: 'mx.hoster.example' }],
  txt: (name) => (domain[name] ? Promise.resolve(domain[name]) : nothing()),
};

const sent: string[] = [];
const checked = (change: Partial<Checked> = {}): Checked => ({
  settings: settingsFrom({
    publicOrigin: 'https://hoster.example',
    smtpUrl: 'smtp://mail',
    providerOf: { vps: 'by-hand' },
  }),
  place: { url: 'postgres://db/hoster' },
  hasSecretKey: true,
  inspect: async () => ({ db: database.db, pending: 0, close: async () => undefined }),
  lookups,
  mail: { verify: async () => true, send: async ({ to }) => sent.push(to) },
  testMailTo: null,
  dkimSelector: null,
  webhooks: [],
  backup: null,
  now: () => Date.now(),
  ...change,
});
const statesOf = async (change: Partial<Checked> = {}) => {
  const findings = await runChecks(checked(change));
  return { ...Object.fromEntries(findings.map(({ topic, state }) => [topic, state])), code: exitCode(findings) };
};

test('an empty public site has problems, and the command fails', async () => {
  expect(await statesOf()).toMatchObject({ Database: 'ok', Clock: 'ok', Settings: 'problem', DNS: 'unknown', code: 1 });
});

test('a site that may sell passes, and says what it can’t know', async () => {
  await fillSettings(database.db);
  expect(await statesOf({ dkimSelector: 'k1' })).toEqual({
    Database: 'ok',
    Clock: 'ok',
    Settings: 'ok',
    SMTP: 'ok',
    MX: 'ok',
    SPF: 'ok',
    DKIM: 'ok',
    DMARC: 'ok',
    Keys: 'ok',
    Providers: 'warning',
    Payments: 'warning',
    Backups: 'unknown',
    code: 0,
  });
  const text = report(await runChecks(checked({ testMailTo: 'op@hoster.example' })));
  expect(sent).toEqual(['op@hoster.example']);
  expect(text).toMatch(/^ok +Database: It answers/);
  expect(text).toContain('unknown  DKIM: The selector isn’t known');
});

test('a site that would only simulate what it sells has a problem', async () => {
  const settings = settingsFrom({ publicOrigin: 'https://hoster.example', smtpUrl: 'smtp://mail' });
  expect(await statesOf({ settings })).toMatchObject({ Providers: 'problem', code: 1 });
});

test('what doesn’t answer is a problem of its own, and nothing else is kept back', async () => {
  const refused = async () => Promise.reject(new StartError("Can't connect to the database: it refuses."));
  expect(await statesOf({ inspect: refused })).toMatchObject({ Database: 'problem', SMTP: 'ok', Keys: 'ok', code: 1 });
  const old = async () => ({ db: database.db, pending: 2, close: async () => undefined });
  expect(await statesOf({ inspect: old })).toMatchObject({ Database: 'problem', code: 1 });
  const mail = { verify: () => Promise.reject(new Error('535 Authentication failed')), send: async () => undefined };
  expect(await statesOf({ mail })).toMatchObject({ SMTP: 'problem', code: 1 });
  expect(await statesOf({ now: () => Date.now() - 60_000 })).toMatchObject({ Clock: 'problem', code: 1 });
});

test.each([
  ['no records', { 'hoster.example': undefined, '_dmarc.hoster.example': undefined }, ['problem', 'problem']],
  ['two SPF records', { 'hoster.example': [['v=spf1 -all'], ['v=spf1 mx -all']] }, ['problem', 'ok']],
  ['a policy that allows everybody', { 'hoster.example': [['v=spf1 +all']] }, ['warning', 'ok']],
  ['a policy that refuses nothing', { '_dmarc.hoster.example': [['v=DMARC1; p=none']] }, ['ok', 'warning']],
])('the domain of a sender with %s', async (_what, change, expected) => {
  const records: Record<string, string[][] | undefined> = { ...domain, ...change };
  const txt = (name: string) => {
    const found = records[name];
    return found ? Promise.resolve(found) : nothing();
  };
  const found = await checkSenderDns({ ...lookups, txt }, 'shop@hoster.example', null);
  expect(found.filter(({ topic }) => topic === 'SPF' || topic === 'DMARC').map(({ state }) => state)).toEqual(expected);
});

test('a name server that doesn’t answer is no proof of a missing record', async () => {
  const late = () => Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' }));
  const found = await checkSenderDns({ mx: late, txt: late }, 'shop@hoster.example', 'k1');
  expect(found.map(({ state }) => state)).toEqual(['warning', 'warning', 'warning', 'warning']);
});

const webhook = (list: WebhookSource['list']): WebhookSource => ({ provider: 'Pay', path: '/hook/', list });
const registered = { url: 'https://hoster.example/hook/', isOn: true, missing: [] };

test.each([
  ['one that is on', [{ ...registered, isOn: false }, registered], 'ok'],
  ['one that lacks events', [{ ...registered, missing: ['refund.failed'] }], 'warning'],
  ['one that is off', [{ ...registered, isOn: false }], 'problem'],
  ['only one of another shop', [{ ...registered, url: 'https://other.example/hook/' }], 'problem'],
])('a provider with %s', async (_what, list, state) => {
  expect(await statesOf({ webhooks: [webhook(async () => list)] })).toMatchObject({ Webhooks: state });
});

test('a provider that can’t be asked proves nothing', async () => {
  const webhooks = [webhook(() => Promise.reject(new Error('403')))];
  expect(await statesOf({ webhooks })).toMatchObject({ Webhooks: 'unknown' });
});

test('Stripe is asked for its webhooks', async () => {
  const stripe = await startStripe();
  const url = 'https://hoster.example/api/payments/stripe-webhook/';
  await stripe.control({ webhook: { url, secret: stripe.settings.webhookSecret, held: true } });
  const [source] = webhookSources({ btcpay: null, stripe: stripe.settings });
  expect(await source?.list()).toEqual([
    { url, isOn: true, missing: expect.arrayContaining(['charge.dispute.closed']) as string[] },
  ]);
  await stripe.kill();
});

test('the newest file of the backups counts, in whichever folder it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hoster-backups-'));
  expect(await statesOf({ backup: await newestBackup(folder) })).toMatchObject({ Backups: 'problem' });
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const write = async (name: string, text: string, hours: number) => {
    await writeFile(join(folder, name), text);
    await utimes(join(folder, name), hoursAgo(hours), hoursAgo(hours));
  };
  await write('old.dump', 'x', 40);
  expect(await statesOf({ backup: await newestBackup(folder) })).toMatchObject({ Backups: 'problem' });
  await mkdir(join(folder, 'today'));
  await write('today/new.dump', 'x', 3);
  expect(await statesOf({ backup: await newestBackup(folder) })).toMatchObject({ Backups: 'ok' });
  await write('today/broken.dump', '', 1);
  expect(await statesOf({ backup: await newestBackup(folder) })).toMatchObject({ Backups: 'problem' });
  await rm(folder, { recursive: true });
  await expect(newestBackup(folder)).rejects.toThrow("can't be read");
});
