import { translator } from '../../i18n/translate.ts';
import { eq } from '../../platform/db/drizzle.ts';
import { defaultLanguage } from '@hoster/domain';
import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import {
  escapeHtml,
  payStyle,
  plainFacts,
  plainField,
  plainHead,
  plainStyle,
  sendPlainPage,
  sendStylesheet,
} from '../../platform/documents/index.ts';
import { spokenAmount } from '../../billing/index.ts';
import { bankDecisions, decide, type BankDecision } from './decide.ts';
import { bankPagePath } from './names.ts';
import { notifyShop } from './notify.ts';
import { bankPayments } from './tables.ts';
import { bankMethods, bankTexts } from './texts.ts';

const stylesheet = '/bank/style.css';
type Row = typeof bankPayments.$inferSelect;

/** The demo bank's site under `/bank/`, with a page for each method: forms only, no script. */
export function bankPages(app: FastifyInstance): void {
  const { db, log, settings } = app.hoster;

  app.get<{ Params: { id: string } }>('/bank/pay/:id/', async (request, reply) => {
    const [row] = await db.select().from(bankPayments).where(eq(bankPayments.id, request.params.id));
    const language = row?.language ?? request.language;
    const t = translator(language);
    const bank = nameOf(row);
    const head = plainHead(bank);
    const title = !row
      ? t(bankTexts.missing)
      : row.outcome !== null
        ? t(bankTexts.decided)
        : row.challenge === null
          ? t(bankTexts.title)
          : t(bankTexts.codeTitle);
    const body = row ? bodyOf(row) : `<h1>${t(bankTexts.missing)}</h1>`;
    return sendPlainPage(reply, {
      language,
      stylesheet,
      title: `${title} — ${bank}`,
      body: `${head}<main>${body}</main>`,
      ...(!row && { status: 404 }),
    });

    function bodyOf(payment: Row): string {
      if (payment.outcome !== null) return decidedPage(payment);
      return payment.challenge === null
        ? payPage(payment, settings.publicOrigin)
        : codePage(payment, payment.challenge);
    }
  });

  app.post<{ Params: { id: string }; Body: { decision?: string; code?: string } | undefined }>(
    '/bank/pay/:id/',
    { config: { csrf: 'origin', form: true } },
    async (request, reply) => {
      const decision = z.enum(bankDecisions).safeParse(request.body?.decision).data;
      const { id } = request.params;
      if (decision && (await decide(app.hoster, id, decision, request.body?.code))) {
        // The customer returns to a settled payment, unless the shop is unavailable at that moment.
        await notifyShop(app.hoster, id).catch((error: unknown) => log.warn({ err: error }, 'Bank callback'));
      }
      const [row] = await db.select().from(bankPayments).where(eq(bankPayments.id, id));
      return reply.redirect(row && row.outcome !== null ? row.returnUrl : bankPagePath(encodeURIComponent(id)), 303);
    },
  );

  app.get(stylesheet, async (_request, reply) => sendStylesheet(reply, plainStyle + payStyle + bankStyle));
}

function nameOf(row: Row | undefined): string {
  const t = translator(row?.language ?? defaultLanguage);
  if (row?.method === 'paypal') return t(bankTexts.paypal);
  if (row?.method === 'sbp') return t(bankTexts.sbp);
  return row?.method === 'mir' ? t(bankTexts.mir) : t(bankTexts.bank);
}

function payPage(row: Row, origin: string): string {
  const { language, method } = row;
  const t = translator(language);
  const facts: [string, string][] = [
    [t(bankTexts.merchant), 'Hoster'],
    [t(bankTexts.purpose), row.description],
    [t(bankTexts.method), bankMethods[method] ? t(bankMethods[method]) : method],
  ];
  const isCard = method === 'card' || method === 'mir';
  const pay =
    method === 'paypal'
      ? t(bankTexts.agree)
      : method === 'sbp'
        ? t(bankTexts.paidInApp)
        : row.amountCents === 0
          ? t(bankTexts.keepCard)
          : t(bankTexts.approve);
  const code = new URL(bankPagePath(row.id), origin).href;
  return (
    `<form class="card" method="post"><h1>${t(bankTexts.title)}</h1>` +
    `<p class="amount"><span class="soft">${t(bankTexts.amount)}</span><strong>${escapeHtml(spokenAmount(row.amountCents, row.currency, language))}</strong></p>` +
    (method === 'sbp'
      ? `<img class="qr" alt="${t(bankTexts.qr)}" src="${qrOf(code)}"><p>${t(bankTexts.scan)}</p>`
      : '') +
    plainFacts(facts) +
    `<p class="soft">${t(bankTexts.demo)}</p><div class="choices">${button('approve', pay, true)}` +
    (isCard ? button('secure', t(bankTexts.secure)) : '') +
    `${button('decline', t(bankTexts.decline))}${button('timeout', t(bankTexts.timeout))}</div></form>`
  );
}

function codePage({ language, wrongCodes }: Row, code: string): string {
  const t = translator(language);
  const field = 'name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8"';
  return (
    `<form class="card" method="post"><h1>${t(bankTexts.codeTitle)}</h1><p>${t(bankTexts.codeSent, { code })}</p>` +
    plainField(t(bankTexts.code), field, wrongCodes > 0 ? t(bankTexts.wrongCode) : undefined) +
    `<div class="choices">${button('code', t(bankTexts.confirm), true)}${button('decline', t(bankTexts.cancel))}</div></form>`
  );
}

function decidedPage({ language, returnUrl, outcome, notifiedAt, disputedAt }: Row): string {
  const t = translator(language);
  const canDispute = outcome === 'approved' && notifiedAt !== null && disputedAt === null;
  return (
    `<h1>${t(bankTexts.decided)}</h1><p><a href="${escapeHtml(returnUrl)}">${t(bankTexts.back)}</a></p>` +
    (canDispute ? `<form method="post">${button('dispute', t(bankTexts.dispute))}</form>` : '')
  );
}

const button = (decision: BankDecision, label: string, isMain = false): string =>
  `<button${isMain ? ' class="main"' : ''} type="submit" name="decision" value="${decision}">${label}</button>`;

const qrOf = (text: string): string => `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;

const bankStyle = `
body{--accent:light-dark(#0b6b4f,#6ee0b8);--on-accent:light-dark(#fff,#06251b)}
.amount{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;margin:0 0 1rem}
.amount strong{font-size:1.75rem;font-variant-numeric:tabular-nums}
.qr{display:block;width:11rem;height:11rem;margin:0 auto 1rem;background:#fff;border-radius:.5rem}
@media (min-width:30rem){.choices .main{grid-column:1/-1}}
`;
