import type { FastifyReply } from 'fastify';
import type { Language } from '../../http/language.ts';
import { escapeHtml } from './fill.ts';

/** A page that the backend draws itself, without script: the pretend bank's and the mail viewer's. */
export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** HTML of the page; the caller escapes its texts. */
  readonly body: string;
  /** Path of the style sheet. */
  readonly stylesheet: string;
  readonly status?: number;
  /** Where forms may lead, beside the page's own host. */
  readonly formTargets?: readonly string[];
}

/** Sends the page under a policy that allows its style sheet, its frames and its forms, and nothing else. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action ${["'self'", ...(page.formTargets ?? [])].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return reply
    .code(page.status ?? 200)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8"><title>${escapeHtml(page.title)}</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">` +
        `<link rel="stylesheet" href="${page.stylesheet}"></head><body>${page.body}</body></html>`,
    );
}

/** Serves a style sheet that may be kept for an hour. */
export function sendStylesheet(reply: FastifyReply, css: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(css);
}

/** What both pages look alike in: quiet, system font, light and dark, readable from 320 px. */
export const plainStyle = `
:root{color-scheme:light dark;--ink:light-dark(#14181f,#eef1f6);--soft:light-dark(#525b6b,#a8b1c2);
--ground:light-dark(#f3f4f7,#101319);--card:light-dark(#fff,#1a1f29);--line:light-dark(#d5d9e2,#353d4d);
--accent:light-dark(#1747c4,#8fb0ff);--on-accent:light-dark(#fff,#0c1730);--bad:light-dark(#a3201d,#ff9d97)}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--accent)}
main{margin:0 auto;padding:1.5rem 1rem 3rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem;text-wrap:balance}
.card{background:var(--card);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem}
.soft{color:var(--soft)}
button{font:inherit;font-weight:600;min-height:2.75rem;padding:.5rem 1.1rem;border-radius:.5rem;cursor:pointer;
border:1px solid var(--soft);background:transparent;color:var(--ink)}
button.main{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
