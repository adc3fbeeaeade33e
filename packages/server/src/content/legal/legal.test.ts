import type { LegalDocument } from '@hoster/contract';
import { legalSlugs, signupDocuments } from '@hoster/domain/visitor/legal';
import { eq, getTableColumns } from '../../platform/db/drizzle.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { testBackend } from '../../testing/backend.ts';
import { signedInCustomer } from '../../testing/customer.ts';
import { emailAddresses } from '../../identity/auth/tables.ts';
import { loadLegal, readLegal } from '../../identity/legal/load.ts';
import { versionsInForce } from '../../identity/legal/versions.ts';
import { legalDocuments, signupConsents } from '../../identity/legal/tables.ts';

type LegalRow = Awaited<ReturnType<typeof readLegal>>[number];

const version = (day: string, text: string, more: Partial<LegalRow> = {}): LegalRow => ({
  slug: 'trial-terms',
  language: 'en',
  version: day,
  title: 'Trial terms',
  summary: 'Trials by {company}.',
  changes: null,
  text,
  ...more,
});
const trial = (days: number, euros: number) => `## 1. Who we are

We are {company}.

## 2. Trial

A trial takes ${days} days.

| Trial | Price |
| --- | --- |
| VPS | free |
| VPN | €${euros} |
`;
const first = version('2025-03-01', trial(5, 1));
const second = version('2025-06-01', trial(7, 2), { changes: 'Trials are longer.' });
const russian = ['2025-03-01', '2025-06-01'].map((day, index) =>
  version(day, `Тестовый период — ${5 + index} дней для всех услуг.`, { language: 'ru' }),
);
const coming = version('2026-11-21', '## 1. Who we are\n\nSoon.');

const backend = await testBackend({ seed: 'demo' });
await backend.db.delete(legalDocuments).where(eq(legalDocuments.slug, 'trial-terms'));
await loadLegal({ db: backend.db, log: backend.app.log }, async () => [first, second, coming, ...russian]);
afterAll(() => backend.close());

async function ask(query = '', headers: Record<string, string> = {}): Promise<LegalDocument> {
  const answer = await backend.browser().get(`/my/api/legal/trial-terms/${query}`, { headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

test('the version in force is shown, with its contents and all versions', async () => {
  const document = await ask();
  expect(document).toMatchObject({ version: '2025-06-01', effective: '2025-06-01', is_current: true, diff: null });
  expect(document.versions).toEqual([
    { version: '2026-11-21', changes: null },
    { version: '2025-06-01', changes: 'Trials are longer.' },
    { version: '2025-03-01', changes: null },
  ]);
  expect(document.toc.map(({ title }) => title)).toEqual(['1. Who we are', '2. Trial']);
  expect(document.body).toContain(`<h2 id="${document.toc[1]?.id}">2. Trial</h2>`);
});

test('a version comes into force on its day at the seller’s', async () => {
  // With parameters that no other request has, so that the answer isn't cached.
  backend.clock.set(new Date('2026-11-20T22:59:59Z'));
  expect((await ask('?version=')).version).toBe('2025-06-01');
  expect((await versionsInForce(backend.db, backend.clock.now(), ['trial-terms'])).get('trial-terms')).toBe(
    '2025-06-01',
  );
  backend.clock.set(new Date('2026-11-20T23:00:00Z'));
  expect((await ask('?version=&compare=')).version).toBe('2026-11-21');
  expect((await versionsInForce(backend.db, backend.clock.now(), ['trial-terms'])).get('trial-terms')).toBe(
    '2026-11-21',
  );
  backend.clock.set(new Date('2026-11-20T12:00:00Z'));
});

test('a demo marks its legal texts as examples', async () => {
  expect((await ask()).is_sample).toBe(true);
});

test('an older version can be read, and is not the current one', async () => {
  expect(await ask('?version=2025-03-01&compare=')).toMatchObject({
    version: '2025-03-01',
    is_current: false,
    diff: null,
  });
});

test('a comparison runs from the older version to the newer one, whichever is named first', async () => {
  const forwards = await ask('?version=2025-06-01&compare=2025-03-01');
  expect(forwards).toMatchObject({ version: '2025-06-01', compared: '2025-03-01' });
  expect(await ask('?version=2025-03-01&compare=2025-06-01')).toEqual(forwards);
});

test('a comparison shows what changed, with the section it is in', async () => {
  const { diff } = await ask('?compare=2025-03-01');
  expect(diff).toContain('<h3>2. Trial</h3>');
  expect(diff).toMatch(/takes <del[^>]*>5<\/del><ins[^>]*>7<\/ins> days/);
  expect(diff, 'of a table, the whole row').toMatch(/<p>VPN · €<del[^>]*>1<\/del><ins[^>]*>2<\/ins><\/p>/);
  expect(diff).not.toContain('VPS');
  expect(diff).not.toContain('Who we are');
  expect((await ask('?compare=2025-06-01')).diff).toBe('');
});

test('a comparison in Russian has no-break spaces', async () => {
  const { diff } = await ask('?compare=2025-03-01', { 'accept-language': 'ru' });
  expect(diff).toMatch(/Тестовый период\u00a0— <del[^>]*>5<\/del><ins[^>]*>6<\/ins>/);
});

test.each([
  ['DE', 'Hoster Demo B.V.'],
  ['RU', 'Hoster Demo LLC.'],
])('in %s, a sentence ends with the seller and one full stop: %s', async (country, ending) => {
  const document = await ask('', { 'cf-ipcountry': country });
  expect(document.body).toContain(`We are ${ending}</p>`);
  expect(document.summary).toBe(`Trials by ${ending}`);
});

test.each(['no-such-document/', 'tos/?version=1999-01-01', 'tos/?compare=1999-01-01', 'tos/?version=%00%27', 'TOS/'])(
  '%s is not found',
  async (path) => {
    expect((await backend.browser().get(`/my/api/legal/${path}`)).statusCode).toBe(404);
  },
);

test('a published version that was edited keeps its text, and the log says so', async () => {
  const warn = vi.fn();
  await loadLegal({ db: backend.db, log: { ...backend.app.log, warn } }, async () => [{ ...second, text: 'Edited.' }]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('content/en/legal/trial-terms/2025-06-01.md'));
  expect((await ask('?version=2025-06-01')).body).toContain('7\u00a0days');
});

test('loading the same version again logs nothing', async () => {
  const warn = vi.fn();
  await loadLegal({ db: backend.db, log: { ...backend.app.log, warn } }, async () => [first, second]);
  expect(warn).not.toHaveBeenCalled();
});

test.each(['en', 'ru'] as const)('signing up in %s notes the documents and versions accepted', async (language) => {
  const browser = backend.browser();
  const headers = { 'accept-language': language };
  const email = `consent-${language}@example.test`;
  await browser.post('/auth/_allauth/browser/v1/auth/signup', { email, password: 'Correct-horse-42' }, { headers });
  const rows = await backend.db
    .select(getTableColumns(signupConsents))
    .from(signupConsents)
    .innerJoin(emailAddresses, eq(emailAddresses.userId, signupConsents.userId))
    .where(eq(emailAddresses.email, email));
  expect(rows.map(({ document }) => document).toSorted()).toEqual(signupDocuments(language).toSorted());
  for (const row of rows) {
    const shown: LegalDocument = (await backend.browser().get(`/my/api/legal/${row.document}/`, { headers })).json();
    expect(row).toMatchObject({ version: shown.version, language, ip: '127.0.0.1' });
  }
});

test('a customer without a sign-up of their own has accepted nothing', async () => {
  const browser = await signedInCustomer(backend, 'made@example.test');
  const { sections } = (await browser.get('/my/api/account/export/')).json<{ sections: Record<string, unknown> }>();
  expect(sections['accepted_documents']).toEqual([]);
});

test('every document exists in both languages, in the same versions', async () => {
  const files = await readLegal();
  const named = (language: string) =>
    files.filter((file) => file.language === language).map(({ slug, version: day }) => `${slug} ${day}`);
  expect(named('ru')).toEqual(named('en'));
  expect([...new Set(files.map(({ slug }) => slug))].toSorted()).toEqual([...legalSlugs].toSorted());
});

test('only the first version of a document has nothing to say about changes', async () => {
  const files = await readLegal();
  const silent = files
    .filter(({ slug, version: day, language, changes }) => {
      const isFirst = !files.some((one) => one.slug === slug && one.language === language && one.version < day);
      return isFirst !== (changes === null);
    })
    .map(({ slug, version: day, language }) => `${language} ${slug} ${day}`);
  expect(silent).toEqual([]);
});
