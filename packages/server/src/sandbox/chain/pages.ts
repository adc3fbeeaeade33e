import { translator } from '../../i18n/translate.ts';
import { eq } from '../../platform/db/drizzle.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  escapeHtml,
  payStyle,
  plainFacts,
  plainHead,
  plainStyle,
  sendPlainPage,
  sendStylesheet,
} from '../../platform/documents/index.ts';
import { chainPagePath, presentCoins } from './present.ts';
import { chainSteps, doStep } from './send.ts';
import { chainWallets } from './tables.ts';
import { chainTexts } from './texts.ts';

const stylesheet = '/chain/style.css';

/** Page of the embedded chain under `/chain/`, on which a demo's visitors send coins: forms only, no script. */
export function chainPages(app: FastifyInstance): void {
  const { db } = app.hoster;

  app.get<{ Params: { id: string } }>('/chain/pay/:id/', async (request, reply) => {
    const { id } = request.params;
    const [row] = await db.select().from(chainWallets).where(eq(chainWallets.id, id));
    const language = row?.language ?? request.language;
    const t = translator(language);
    const head = plainHead(t(chainTexts.chain));
    const coins = row && (await presentCoins(app.hoster, id));
    if (!row || !coins) {
      const body = `${head}<main><h1>${t(chainTexts.missing)}</h1></main>`;
      return sendPlainPage(reply, { language, stylesheet, title: t(chainTexts.missing), status: 404, body });
    }
    const facts: [string, string][] = [
      [t(chainTexts.purpose), row.description],
      [t(chainTexts.network), coins.network_label],
      [t(chainTexts.address), coins.wallet_address],
      [t(chainTexts.amount), `${coins.amount} ${coins.ticker}`],
      [t(chainTexts.received), `${coins.received} ${coins.ticker}`],
      [t(chainTexts.remaining), `${coins.remaining} ${coins.ticker}`],
      [t(chainTexts.state), t(chainTexts[coins.state])],
    ];
    const transactions = coins.txs.map(
      ({ hash, amount, confirmations }) =>
        `<li>${amount} ${escapeHtml(coins.ticker)} · ${t(chainTexts.confirmations)}: ${confirmations}/${coins.confirmations.need}<br><code>${hash}</code></li>`,
    );
    const buttons = chainSteps.map(
      (step) =>
        `<button${step === 'exact' ? ' class="main"' : ''} type="submit" name="step" value="${step}">${t(chainTexts[step])}</button>`,
    );
    const body =
      `${head}<main><form class="card" method="post"><h1>${t(chainTexts.title)}</h1><p class="soft">${t(chainTexts.demo)}</p>` +
      plainFacts(facts) +
      (transactions.length > 0 ? `<h2>${t(chainTexts.transactions)}</h2><ul>${transactions.join('')}</ul>` : '') +
      `<div class="choices">${buttons.join('')}</div></form>` +
      `<p><a href="${escapeHtml(row.returnUrl)}">${t(chainTexts.back)}</a></p></main>`;
    return sendPlainPage(reply, {
      language,
      stylesheet,
      title: `${t(chainTexts.title)} — ${t(chainTexts.chain)}`,
      body,
    });
  });

  app.post<{ Params: { id: string }; Body: { step?: string } | undefined }>(
    '/chain/pay/:id/',
    { config: { csrf: 'origin', form: true } },
    async (request, reply) => {
      const { id } = request.params;
      const step = z.enum(chainSteps).safeParse(request.body?.step).data;
      if (step) await doStep(app.hoster, id, step);
      return reply.redirect(chainPagePath(encodeURIComponent(id)), 303);
    },
  );

  app.get(stylesheet, async (_request, reply) => sendStylesheet(reply, plainStyle + payStyle + chainStyle));
}

const chainStyle = `
body{--accent:light-dark(#7a3d00,#ffb86b);--on-accent:light-dark(#fff,#2a1600)}
.brand{max-width:34rem}
main{max-width:36rem}
h2{font-size:1.1rem;margin:0 0 .5rem}
ul{margin:0 0 1rem;padding-inline-start:1.2rem}
`;
