import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Lang } from '../../src/i18n/languages.ts';

export interface BareText {
  lang: Lang;
  title: string;
  text: string;
}

/** Everything that the page needs: no other part of the site may be available. */
const style =
  'body{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.75rem;line-height:1.25}';
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Headers of an answer with a bare page. */
export const bareHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src ${styleHash}; frame-ancestors 'none'`,
} as const;

/**
 * HTML of an error page for when the site's own can't be made. `others` is the same text in other languages, for
 * visitors whose language isn't known. Texts aren't escaped, because they are our own.
 */
export function barePage({ lang, title, text }: BareText, ...others: readonly BareText[]): string {
  const more = others.map((one) => `<section lang="${one.lang}"><h2>${one.title}</h2><p>${one.text}</p></section>`);
  return (
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="color-scheme" content="light dark"><title>${title}</title><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p>${more.join('')}</main></body></html>`
  );
}

/** Whether a request is a browser's for a page. Calls from scripts ask for JSON or name no type. */
export const asksForPage = ({ accept }: IncomingHttpHeaders): boolean => accept?.includes('text/html') ?? false;
