import { afterAll, expect, test } from 'vitest';
import { companySettings } from '../platform/company/index.ts';
import { StartError } from '../platform/index.ts';
import { settingsFrom } from '../settings.ts';
import { fillSettings } from '../testing/company.ts';
import { testDatabase } from '../testing/database.ts';
import { type Checked, runChecks } from './checks.ts';
import { exitCode, report } from './finding.ts';
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
