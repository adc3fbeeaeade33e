import { readdir, readFile } from 'node:fs/promises';
import { daysInWords } from '@hoster/domain';
import type { PageContext } from '@hoster/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { users } from '../../../identity/auth/tables.ts';
import { vpsTrial } from '../../../catalogue/vps.ts';
import { anOrder, testShop } from '../../../testing/shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

const plain = (text: string) => text.replaceAll(/[\s\u00a0]+/g, ' ');

describe.each(['en', 'ru'] as const)('the facts of the trial in %s', (language) => {
  const free = plain(daysInWords(vpsTrial.free_days, language));
  const paid = plain(daysInWords(vpsTrial.paid_days, language));
  const port = language === 'ru' ? '(порт 25)' : '(port 25)';

  it('are those of the data in the FAQ', async () => {
    const headers = { 'accept-language': language };
    const page = await shop.browser().get('/my/api/page-context/vps-plan-nvme-3/public_page_context/', { headers });
    const answers = plain((page.json<PageContext>().faq ?? []).map(({ answer }) => answer).join(' '));
    for (const fact of [free, paid, port]) expect(answers).toContain(fact);
  });

  it('are written as figures in no page', async () => {
    const folder = new URL(`../../../../content/${language}/pages/`, import.meta.url);
    const figure =
      /\d+(?:[- ]days? (?:free|paid|trial)|-day (?:free )?trial| (?:день|дня|дней) (?:бесплатно|платно|теста))/;
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')));
    expect(texts.flatMap((text) => plain(text).match(figure) ?? [])).toEqual([]);
  });

  it('are in the email about the server', async () => {
    const browser = await (language === 'en' ? shop.customer() : shop.stranger());
    // Emails are in the language that the account has saved.
    await shop.db.update(users).set({ language });
    await browser.post('/my/api/vps-order/', anOrder(browser, { trial: 'free' }));
    await shop.drain();
    const email = (await shop.emails(language === 'en' ? 'demo@hoster.example' : 'mira@example.test')).at(-1);
    expect(email?.text).toContain(port);
    expect(email?.text).toContain(language === 'en' ? '27 November 2026' : '27 ноября 2026\u00a0г.');
    expect(plain(email?.text ?? '')).toMatch(language === 'en' ? /€13.50 per month/ : /13,50 € в месяц/);
  });
});
