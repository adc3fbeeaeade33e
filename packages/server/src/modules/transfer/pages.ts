import { eq } from '../../db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../http/language.ts';
import { randomText } from '../../secrets.ts';
import { escapeHtml } from '../content/fill.ts';
import {
  payStyle,
  plainFacts,
  plainField,
  plainHead,
  plainStyle,
  sendPlainPage,
  sendStylesheet,
} from '../content/plain-page.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import { receivedFor } from './provider.ts';
import { transferPagePath } from './present.ts';
import { takeLine } from './statement.ts';
import { expectedTransfers } from './tables.ts';

const stylesheet = '/bank/transfer.css';

const texts = {
  en: {
    bank: 'Your bank (demo)',
    title: 'Send a transfer',
    demo: 'This is a demo bank. No money moves. Change the amount to see what happens when you send too little or too much.',
    reference: 'Reference',
    purpose: 'Description',
    due: 'Amount due',
    received: 'Already sent',
    amount: 'Amount, EUR',
    send: 'Send',
    back: 'Return to Hoster',
    wrong: 'Enter an amount such as 12.50.',
    missing: 'Transfer not found',
  },
  ru: {
    bank: 'Ваш банк (демо)',
    title: 'Отправьте перевод',
    demo: 'Это демонстрационный банк: деньги не спишутся. Измените сумму, чтобы увидеть, что будет, если отправить меньше или больше.',
    reference: 'Назначение',
    purpose: 'За что',
    due: 'К оплате',
    received: 'Уже отправлено',
    amount: 'Сумма, EUR',
    send: 'Отправить',
    back: 'Вернуться в Hoster',
    wrong: 'Введите сумму, например 12.50.',
    missing: 'Перевод не найден',
  },
} satisfies Record<Language, Record<string, string>>;

/** The payer's bank in a demo: a form that sends a transfer with the right reference, and no script. */
export function transferPages(app: FastifyInstance): void {
  const context = app.hoster;
  const { db } = context;
  const expected = async (reference: string) =>
    (await db.select().from(expectedTransfers).where(eq(expectedTransfers.reference, reference)))[0];

  app.get<{ Params: { reference: string }; Querystring: { wrong?: string } }>(
    '/bank/transfer/:reference/',
    async (request, reply) => {
      const row = await expected(request.params.reference);
      const language = row?.language ?? request.language;
      const t = texts[language];
      const head = plainHead(t.bank);
      if (!row) {
        const body = `${head}<main><h1>${t.missing}</h1></main>`;
        return sendPlainPage(reply, { language, stylesheet, title: t.missing, status: 404, body });
      }
      const received = await receivedFor(db, row.reference);
      const money = (cents: number) => spokenAmount(cents, row.currency, language);
      const facts: [string, string][] = [
        [t.purpose, row.description],
        [t.reference, row.reference],
        [t.due, money(row.amountCents)],
        ...(received > 0 ? [[t.received, money(received)] satisfies [string, string]] : []),
      ];
      const rest = (Math.max(row.amountCents - received, 0) / 100).toFixed(2);
      const wrong = request.query.wrong === undefined ? undefined : t.wrong;
      const body =
        `${head}<main><form class="card" method="post"><h1>${t.title}</h1><p class="soft">${t.demo}</p>` +
        plainFacts(facts) +
        plainField(t.amount, `name="amount" inputmode="decimal" autocomplete="off" required value="${rest}"`, wrong) +
        `<p><button class="main" type="submit">${t.send}</button></p></form>` +
        `<p><a href="${escapeHtml(row.returnUrl)}">${t.back}</a></p></main>`;
      return sendPlainPage(reply, { language, stylesheet, title: `${t.title} — ${t.bank}`, body });
    },
  );

  app.post<{ Params: { reference: string }; Body: { amount?: string } | undefined }>(
    '/bank/transfer/:reference/',
    { config: { csrf: 'origin', form: true } },
    async (request, reply) => {
      const row = await expected(request.params.reference);
      const page = transferPagePath(encodeURIComponent(request.params.reference));
      if (!row) return reply.redirect(page, 303);
      const amount = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec((request.body?.amount ?? '').trim());
      const cents = amount ? Number(amount[1]) * 100 + Number((amount[2] ?? '').padEnd(2, '0')) : 0;
      if (cents === 0) return reply.redirect(`${page}?wrong=`, 303);
      await takeLine(context, {
        id: `demo_${randomText(24)}`,
        remittance: row.reference,
        payer: 'Demo',
        amount: { amount: (cents / 100).toFixed(2), currency: 'EUR' },
      });
      return reply.redirect(row.returnUrl, 303);
    },
  );

  app.get(stylesheet, async (_request, reply) => sendStylesheet(reply, plainStyle + payStyle + transferStyle));
}

const transferStyle = `
body{--accent:light-dark(#4b2e83,#c9b3ff);--on-accent:light-dark(#fff,#1d1038)}
`;
