import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Language } from '../../http/language.ts';
import { jobsOf } from '../../jobs/of-context.ts';
import { escapeHtml } from '../content/fill.ts';
import { plainStyle, sendPlainPage, sendStylesheet } from '../content/plain-page.ts';
import { spokenAmount } from '../payments/spoken-amount.ts';
import { eventIdOf } from './gateway.ts';
import { notifyShop } from './notify.ts';
import { bankPayments } from './tables.ts';

const stylesheet = '/bank/style.css';
/** Delay before the queue retries a failed callback to the shop. */
const retryAfterMilliseconds = 5000;

const outcomes = { approve: 'approved', decline: 'declined', timeout: 'timeout' } as const;

const texts = {
  en: {
    bank: 'Demo Bank',
    title: 'Confirm payment',
    demo: 'This is a demo bank. You won’t be charged and don’t need a card. Choose what happens to the payment.',
    merchant: 'Merchant',
    purpose: 'Description',
    method: 'Payment method',
    amount: 'Amount',
    approve: 'Pay',
    decline: 'Decline',
    timeout: 'Simulate a timeout',
    decided: 'This payment has already been processed',
    back: 'Return to Hoster',
    missing: 'Payment not found',
  },
  ru: {
    bank: 'Демобанк',
    title: 'Подтвердите платёж',
    demo: 'Это демонстрационный банк: деньги не спишутся, карта не нужна. Выберите, чем закончится платёж.',
    merchant: 'Магазин',
    purpose: 'Назначение',
    method: 'Способ оплаты',
    amount: 'Сумма',
    approve: 'Оплатить',
    decline: 'Отклонить',
    timeout: 'Имитировать тайм-аут',
    decided: 'Этот платёж уже обработан',
    back: 'Вернуться в Hoster',
    missing: 'Платёж не найден',
  },
} satisfies Record<Language, Record<string, string>>;

const methods: Record<string, Record<Language, string>> = {
  card: { en: 'Bank card', ru: 'Банковская карта' },
  paypal: { en: 'PayPal', ru: 'PayPal' },
  sbp: { en: 'Fast Payment System', ru: 'Система быстрых платежей' },
  mir: { en: 'Mir card', ru: 'Карта «Мир»' },
};

/** The pretend bank's site under `/bank/`: forms only, no script. */
export function bankPages(app: FastifyInstance): void {
  const { db, log } = app.hoster;

  app.get<{ Params: { id: string } }>('/bank/pay/:id/', async (request, reply) => {
    const [row] = await db.select().from(bankPayments).where(eq(bankPayments.id, request.params.id));
    const language = row?.language ?? request.language;
    const t = texts[language];
    const page = { language, stylesheet };
    const head = `<header><p class="bank">${t.bank}</p></header>`;
    if (!row) {
      const body = `${head}<main><h1>${t.missing}</h1></main>`;
      return sendPlainPage(reply, { ...page, title: t.missing, status: 404, body });
    }
    if (row.outcome !== null) {
      const body = `${head}<main><h1>${t.decided}</h1><p><a href="${escapeHtml(row.returnUrl)}">${t.back}</a></p></main>`;
      return sendPlainPage(reply, { ...page, title: t.decided, body });
    }
    const facts: [string, string][] = [
      [t.merchant, 'Hoster'],
      [t.purpose, row.description],
      [t.method, methods[row.method]?.[language] ?? row.method],
    ];
    const body =
      `${head}<main><form class="card" method="post"><h1>${t.title}</h1>` +
      `<p class="amount"><span class="soft">${t.amount}</span><strong>${escapeHtml(spokenAmount(row.amountCents, row.currency, language))}</strong></p>` +
      `<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>` +
      `<p class="soft">${t.demo}</p><div class="choices">` +
      `<button class="main" type="submit" name="decision" value="approve">${t.approve}</button>` +
      `<button type="submit" name="decision" value="decline">${t.decline}</button>` +
      `<button type="submit" name="decision" value="timeout">${t.timeout}</button></div></form></main>`;
    return sendPlainPage(reply, { ...page, title: `${t.title} — ${t.bank}`, body });
  });

  app.post<{ Params: { id: string }; Body: { decision?: string } | undefined }>(
    '/bank/pay/:id/',
    { config: { csrf: 'origin', form: true } },
    async (request, reply) => {
      const decision = request.body?.decision;
      const { id } = request.params;
      if (decision === 'approve' || decision === 'decline' || decision === 'timeout') {
        const decided = await decide(id, outcomes[decision]);
        // The customer comes back to a settled payment, unless the shop is away just now.
        if (decided) {
          await notifyShop(app.hoster, id).catch((error: unknown) => log.warn({ err: error }, 'Bank callback'));
        }
      }
      const [row] = await db.select().from(bankPayments).where(eq(bankPayments.id, id));
      return reply.redirect(row && row.outcome !== null ? row.returnUrl : `/bank/pay/${encodeURIComponent(id)}/`, 303);
    },
  );

  app.get(stylesheet, async (_request, reply) => sendStylesheet(reply, plainStyle + bankStyle));

  /** The first decision counts; the queue sees to it that the shop hears of it. */
  async function decide(id: string, outcome: 'approved' | 'declined' | 'timeout'): Promise<boolean> {
    const now = app.hoster.clock.now();
    const jobs = await jobsOf(app.hoster);
    return db.transaction(async (tx) => {
      const rows = await tx
        .update(bankPayments)
        .set({ outcome, eventId: eventIdOf(id), decidedAt: now })
        .where(and(eq(bankPayments.id, id), isNull(bankPayments.outcome)))
        .returning({ id: bankPayments.id });
      if (rows.length === 0) return false;
      const startAfter = new Date(now.getTime() + retryAfterMilliseconds);
      await jobs.enqueue(tx, 'bank.notify', { bankPaymentId: id }, { key: id, startAfter });
      return true;
    });
  }
}

const bankStyle = `
body{--accent:light-dark(#0b6b4f,#6ee0b8);--on-accent:light-dark(#fff,#06251b)}
header{background:var(--card);border-bottom:1px solid var(--line);padding:.9rem 1rem}
.bank{margin:0 auto;max-width:30rem;font-weight:700;letter-spacing:.01em;color:var(--accent)}
main{max-width:32rem}
.amount{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;margin:0 0 1rem}
.amount strong{font-size:1.75rem;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:0 0 1rem;padding:1rem 0;
border-block:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;text-align:end}
.choices{display:grid;gap:.6rem}
@media (min-width:30rem){.choices{grid-template-columns:1fr 1fr}.choices .main{grid-column:1/-1}}
`;
