import { defineMessages } from '@formatjs/intl';
import { translator } from '../../i18n/translate.ts';
import { emailMaxLength, IdText } from '@hoster/contract';
import { cutText } from '@hoster/domain/text/cut-text';
import { and, desc, eq, ilike, lt } from '../db/drizzle.ts';
import { escapeLike } from '../db/index.ts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../documents/fill.ts';
import { plainStyle, sendPlainPage, sendStylesheet } from '../documents/plain-page.ts';
import { mailOutbox } from './tables.ts';

const pageSize = 50;
/** The largest id that the table can hold. */
const maxId = 2_147_483_647;
const stylesheet = '/mail/style.css';

const texts = defineMessages({
  title: { id: 'platform.mailbox.title', defaultMessage: 'Mailbox' },
  intro: { id: 'platform.mailbox.intro', defaultMessage: 'No SMTP server is configured, so emails are kept here.' },
  search: { id: 'platform.mailbox.search', defaultMessage: 'Recipient' },
  find: { id: 'platform.mailbox.find', defaultMessage: 'Search' },
  none: { id: 'platform.mailbox.none', defaultMessage: 'No emails yet.' },
  older: { id: 'platform.mailbox.older', defaultMessage: 'Older emails' },
  back: { id: 'platform.mailbox.back', defaultMessage: 'All emails' },
  to: { id: 'platform.mailbox.to', defaultMessage: 'To' },
  replyTo: { id: 'platform.mailbox.reply-to', defaultMessage: 'Reply to' },
  at: { id: 'platform.mailbox.at', defaultMessage: 'Date' },
  formatted: { id: 'platform.mailbox.formatted', defaultMessage: 'HTML version' },
  attachment: { id: 'platform.mailbox.attachment', defaultMessage: 'Attachment' },
  missing: { id: 'platform.mailbox.missing', defaultMessage: 'Email not found' },
});

/** Mailbox of a site without SMTP, under `/mail/`. Not available when emails are sent by SMTP. */
export function mailViewer(app: FastifyInstance): void {
  const { invoicePdfByNumber, db } = app.hoster;

  app.get<{ Querystring: { to?: string; before?: string } }>('/mail/', async (request, reply) => {
    const t = translator(request.language);
    const to = cutText(String(request.query.to ?? ''), emailMaxLength);
    const before = Number(request.query.before);
    const rows = await db
      .select()
      .from(mailOutbox)
      .where(
        and(
          to === '' ? undefined : ilike(mailOutbox.recipient, `%${escapeLike(to)}%`),
          Number.isInteger(before) && before > 0 && before <= maxId ? lt(mailOutbox.id, before) : undefined,
        ),
      )
      .orderBy(desc(mailOutbox.id))
      .limit(pageSize + 1);
    const shown = rows.slice(0, pageSize);
    const items = shown.map(
      (row) =>
        `<li class="card"><a href="/mail/${row.id}/" lang="${row.language}">${escapeHtml(row.subject)}</a>` +
        `<div class="soft">${escapeHtml(row.recipient)} · ${timeTag(row.createdAt)}</div></li>`,
    );
    const last = shown.at(-1)?.id;
    const older =
      rows.length > pageSize && last !== undefined
        ? `<p><a href="/mail/?${escapeHtml(new URLSearchParams({ to, before: String(last) }).toString())}">${t(texts.older)}</a></p>`
        : '';
    return sendPlainPage(reply, {
      language: request.language,
      title: t(texts.title),
      stylesheet,
      body:
        `<main><h1>${t(texts.title)}</h1><p class="soft">${t(texts.intro)}</p><form method="get" action="/mail/" role="search">` +
        `<label for="to">${t(texts.search)}</label> <input id="to" name="to" type="search" value="${escapeHtml(to)}"> ` +
        `<button type="submit">${t(texts.find)}</button></form>` +
        (items.length === 0 ? `<p>${t(texts.none)}</p>` : `<ul>${items.join('')}</ul>`) +
        `${older}</main>`,
    });
  });

  app.get<{ Params: { id: string } }>('/mail/:id/', async (request, reply) => {
    const t = translator(request.language);
    const row = await emailOf(request.params.id);
    const back = `<p><a href="/mail/">${t(texts.back)}</a></p>`;
    if (!row) {
      return sendPlainPage(reply, {
        language: request.language,
        title: t(texts.missing),
        stylesheet,
        status: 404,
        body: `<main>${back}<h1>${t(texts.missing)}</h1></main>`,
      });
    }
    const frame =
      row.html === null
        ? ''
        : `<iframe class="card" sandbox title="${t(texts.formatted)}" src="/mail/${row.id}/html/"></iframe>`;
    return sendPlainPage(reply, {
      language: request.language,
      title: row.subject,
      stylesheet,
      body:
        `<main>${back}<article lang="${row.language}"><h1>${escapeHtml(row.subject)}</h1>` +
        `<p class="soft">${t(texts.to)}: ${escapeHtml(row.recipient)}<br>` +
        (row.replyTo === null ? '' : `${t(texts.replyTo)}: ${escapeHtml(row.replyTo)}<br>`) +
        `${t(texts.at)}: ${timeTag(row.createdAt)}</p>` +
        `<pre class="card">${withLinks(row.text)}</pre>` +
        (row.invoice === null
          ? ''
          : `<p>${t(texts.attachment)}: <a href="/mail/${row.id}/invoice.pdf">${escapeHtml(row.invoice)}.pdf</a></p>`) +
        `${frame}</article></main>`,
    });
  });

  app.get<{ Params: { id: string } }>('/mail/:id/invoice.pdf', async (request, reply) => {
    const row = await emailOf(request.params.id);
    const document = row?.invoice ? await invoicePdfByNumber(db, row.invoice) : undefined;
    return reply
      .code(document ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(document ?? '');
  });

  app.get<{ Params: { id: string } }>('/mail/:id/html/', async (request, reply) => {
    const row = await emailOf(request.params.id);
    return (
      reply
        .code(row?.html ? 200 : 404)
        // Shown in a frame of our own page; nothing in it runs, loads or is sent.
        .header(
          'content-security-policy',
          "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
        )
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(row?.html ?? '')
    );
  });

  app.get(stylesheet, async (_request, reply) => sendStylesheet(reply, plainStyle + viewerStyle));

  async function emailOf(id: string) {
    const { data } = IdText.safeParse(id);
    if (data === undefined) return undefined;
    const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, data));
    return row;
  }
}

/** Text with its addresses as links. */
function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<>]+[^\s<>.,;:!?)]/g, (url) => `<a href="${url}">${url}</a>`);
}

function timeTag(time: Date): string {
  const iso = time.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

const viewerStyle = `
main{max-width:56rem}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:0 0 1.5rem}
input{font:inherit;min-height:2.75rem;padding:.4rem .7rem;border:1px solid var(--soft);border-radius:.5rem;
background:var(--card);color:var(--ink);flex:1 1 14rem;min-width:0}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
li a{font-weight:600}
pre{font:inherit;white-space:pre-wrap;margin:0}
iframe{width:100%;min-height:30rem;margin-top:1rem;background:#fff}
`;
