import type { FastifyReply } from 'fastify';
import type { Language } from '../http/visitor/language.ts';
import { escapeHtml } from './fill.ts';

/** A page that the backend renders itself, without scripts: the mock bank's and the mail viewer's. */
export interface PlainPage {
  readonly language: Language;
  readonly title: string;
  /** HTML of the page; the caller escapes its texts. */
  readonly body: string;
  /** Path of the style sheet. */
  readonly stylesheet: string;
  readonly status?: number;
  /** Targets that forms may have, besides the page's own host. */
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

/** Serves a style sheet that may be cached for an hour. */
export function sendStylesheet(reply: FastifyReply, css: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(css);
}

/** Names and values as a `<dl>`; values are escaped, names are our own texts. */
export const plainFacts = (facts: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

/** A labelled field with its error, if any, below; everything but `value` is our own text. */
export function plainField(label: string, attributes: string, error?: string): string {
  const invalid = error === undefined ? '' : ' aria-invalid="true" aria-describedby="wrong"';
  return (
    `<p><label>${label}<br><input ${attributes}${invalid}></label></p>` +
    (error === undefined ? '' : `<p class="bad" id="wrong" role="alert">${error}</p>`)
  );
}

/** Header of a mock bank or chain, with its name. */
export const plainHead = (name: string): string => `<header><p class="brand">${name}</p></header>`;

/** Styles of all pages: plain, system font, light and dark, readable from 320 px. */
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

/** Styles of pages that take payments, after {@link plainStyle}: header, facts, field, choices. */
export const payStyle = `
header{background:var(--card);border-bottom:1px solid var(--line);padding:.9rem 1rem}
.brand{margin:0 auto;max-width:30rem;font-weight:700;color:var(--accent)}
main{max-width:32rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:1rem 0;padding:1rem 0;border-block:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}
input{font:inherit;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--soft);border-radius:.5rem;
background:var(--ground);color:inherit}
.bad{color:var(--bad)}
.choices{display:grid;gap:.6rem}
@media (min-width:30rem){.choices{grid-template-columns:1fr 1fr}}
`;
