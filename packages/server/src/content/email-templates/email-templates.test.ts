import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '@hoster/contract/languages';
import { signedInCustomer } from '../../testing/customer.ts';
import { testBackend, type TestBackend } from '../../testing/backend.ts';
import { eq } from '../../platform/db/drizzle.ts';
import { mailKinds, mailOutbox, writeSample } from '../../platform/mail/index.ts';
import { staffAudit } from '../../identity/staff/tables.ts';

const path = '/my/api/staff/email-templates/';
const kinds = Object.values(mailKinds).flat();

let shop: TestBackend;
beforeAll(async () => {
  shop = await testBackend();
});
afterAll(() => shop.close());

test.each(kinds)('%s has a sample in both languages, which nobody gets', async (kind) => {
  const before = await shop.db.$count(mailOutbox);
  const texts: string[] = [];
  for (const language of languages) {
    const mail = await writeSample(shop.app.hoster, kind, language);
    if (!mail) throw new Error(`Write a sample of “${kind}”, and name it in a module's “mails”.`);
    expect(`${mail.subject}\n${mail.text}`).not.toMatch(/[{}]|undefined|Invalid/);
    // The page shows staff the text, which is all there is.
    expect(mail.html).toBeNull();
    texts.push(mail.text);
  }
  // Those to the address of support are in English.
  if (!(mailKinds.staff as readonly string[]).includes(kind)) expect(texts[0]).not.toBe(texts[1]);
  expect(await shop.db.$count(mailOutbox)).toBe(before);
});

test('staff for content see the list in their language, and each email as it is sent', async () => {
  const editor = await signedInCustomer(shop, 'editor@example.test', { staffRole: 'content' });
  const list = (await editor.get(path)).json<{ kind: string; area: string; title: string }[]>();
  expect(list.map(({ kind }) => kind)).toEqual(kinds);
  expect(list[0]).toEqual({ kind: 'confirm-address', area: 'account', title: 'Sign-up: link to confirm the address' });
  const preview = (await editor.get(`${path}renewal-reminder/?language=ru`)).json();
  expect(preview).toMatchObject({
    language: 'ru',
    attachment: null,
    test_recipient: 'editor@example.test',
  });
  expect(preview.text).toContain('Здравствуйте, Анна');
  expect((await editor.get(`${path}dispute-won/?language=ru`)).json()).toMatchObject({ language: 'en' });
  expect((await editor.get(`${path}renewed/?language=en`)).json()).toMatchObject({ attachment: 'SAMPLE-0001' });
});

test('staff send a test to themselves, marked as one, and it is in the audit log', async () => {
  const email = 'tester@example.test';
  const editor = await signedInCustomer(shop, email, { staffRole: 'administrator' });
  const sent = await editor.post(`${path}service-ready/test/`, { language: 'ru' });
  expect(sent.json()).toEqual({ recipient: email });
  const rows = await shop.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'service-ready'));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ recipient: email, language: 'ru' });
  expect(rows[0]?.subject).toMatch(/^\[Тест\] /);
  const [entry] = await shop.db.select().from(staffAudit).where(eq(staffAudit.action, 'postEmailTest'));
  expect(entry).toMatchObject({ object: 'service-ready', outcome: 'done' });
});

test('unknown kinds are 404, other languages 400, and too many tests 429', async () => {
  const editor = await signedInCustomer(shop, 'eager@example.test', { staffRole: 'content' });
  expect((await editor.get(`${path}no-such-email/?language=en`)).statusCode).toBe(404);
  expect((await editor.post(`${path}no-such-email/test/`, { language: 'en' })).statusCode).toBe(404);
  expect((await editor.get(`${path}renewed/?language=xx`)).statusCode).toBe(400);
  const statuses: number[] = [];
  for (let index = 0; index < 21; index++) {
    statuses.push((await editor.post(`${path}renewed/test/`, { language: 'en' })).statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test('customers and staff of support see no templates', async () => {
  for (const [email, staffRole] of [
    ['nobody@example.test', undefined],
    ['helper@example.test', 'support'],
  ] as const) {
    const browser = await signedInCustomer(shop, email, staffRole && { staffRole });
    expect((await browser.get(path)).statusCode).toBe(403);
    expect((await browser.post(`${path}renewed/test/`, { language: 'en' })).statusCode).toBe(403);
  }
});
