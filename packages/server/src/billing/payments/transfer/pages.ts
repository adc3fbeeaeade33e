import { defineMessages } from '@formatjs/intl';
import { translator } from '../../../i18n/translate.ts';
import { eq } from '../../../platform/db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { randomText } from '../../../platform/index.ts';
import {
  escapeHtml,
  payStyle,
  plainFacts,
  plainField,
  plainHead,
  plainStyle,
  sendPlainPage,
  sendStylesheet,
} from '../../../platform/documents/index.ts';
import { spokenAmount } from '../spoken-amount.ts';
import { receivedFor } from './provider.ts';
import { transferPagePath } from './present.ts';
import { receiveStatementLine } from './statement.ts';
import { expectedTransfers } from './tables.ts';

const stylesheet = '/bank/transfer.css';

const texts = defineMessages({
  bank: { id: 'billing.transfer-page.bank', defaultMessage: 'Your bank (demo)' },
  title: { id: 'billing.transfer-page.title', defaultMessage: 'Send a transfer' },
  demo: {
    id: 'billing.transfer-page.demo',
    defaultMessage:
      'This is a demo bank: you won’t be charged. Change the amount to see what happens when you send too little or too much.',
  },
  reference: { id: 'billing.transfer-page.reference', defaultMessage: 'Reference' },
  purpose: { id: 'billing.transfer-page.purpose', defaultMessage: 'Description' },
  due: { id: 'billing.transfer-page.due', defaultMessage: 'Amount due' },
  received: { id: 'billing.transfer-page.received', defaultMessage: 'Already sent' },
  amount: { id: 'billing.transfer-page.amount', defaultMessage: 'Amount, EUR' },
  send: { id: 'billing.transfer-page.send', defaultMessage: 'Send' },
  back: { id: 'billing.transfer-page.back', defaultMessage: 'Return to Hoster' },
  wrong: { id: 'billing.transfer-page.wrong', defaultMessage: 'Enter an amount such as 12.50.' },
  missing: { id: 'billing.transfer-page.missing', defaultMessage: 'Transfer not found' },
});

/** The payer's bank in a demo: a form that sends a transfer with the right reference, without scripts. */
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
      const t = translator(language);
      const head = plainHead(t(texts.bank));
      if (!row) {
        const body = `${head}<main><h1>${t(texts.missing)}</h1></main>`;
        return sendPlainPage(reply, { language, stylesheet, title: t(texts.missing), status: 404, body });
      }
      const received = await receivedFor(db, row.reference);
      const money = (cents: number) => spokenAmount(cents, row.currency, language);
      const facts: [string, string][] = [
        [t(texts.purpose), row.description],
        [t(texts.reference), row.reference],
        [t(texts.due), money(row.amountCents)],
        ...(received > 0 ? [[t(texts.received), money(received)] satisfies [string, string]] : []),
      ];
      const rest = (Math.max(row.amountCents - received, 0) / 100).toFixed(2);
      const wrong = request.query.wrong === undefined ? undefined : t(texts.wrong);
      const body =
        `${head}<main><form class="card" method="post"><h1>${t(texts.title)}</h1><p class="soft">${t(texts.demo)}</p>` +
        plainFacts(facts) +
        plainField(
          t(texts.amount),
          `name="amount" inputmode="decimal" autocomplete="off" required value="${rest}"`,
          wrong,
        ) +
        `<p><button class="main" type="submit">${t(texts.send)}</button></p></form>` +
        `<p><a href="${escapeHtml(row.returnUrl)}">${t(texts.back)}</a></p></main>`;
      return sendPlainPage(reply, { language, stylesheet, title: `${t(texts.title)} — ${t(texts.bank)}`, body });
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
      await receiveStatementLine(context, {
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
