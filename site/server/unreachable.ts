import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageFrom } from '@hoster/domain/accepted-language';

const words = {
  en: { title: 'The service is unavailable', text: 'Try again in a minute.' },
  ru: { title: 'Сервис временно недоступен', text: 'Попробуйте ещё раз через минуту.' },
};

/** All that the page needs: nothing else of the site may be there. */
const style =
  'body{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.75rem;line-height:1.25}';
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Seconds after which to come back: when the backend is away, and when there is only too much to do. */
const RETRY_S = { 502: 60, 504: 60, 503: 1 } as const;
const CODES = { 502: 'backend_unreachable', 504: 'backend_unreachable', 503: 'busy' } as const;

/**
 * Answers when the backend can't be reached (502) or hangs (504), or when too much is asked for at the same time (503):
 * an HTML page for visitors, JSON for API calls.
 */
export function answerUnreachable(request: IncomingMessage, response: ServerResponse, status: 502 | 503 | 504): void {
  const lang = languageFrom(request.headers['accept-language']);
  const { title, text } = words[lang];
  const page = String(request.headers.accept ?? '').includes('text/html');
  response.writeHead(status, {
    'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_S[status]),
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src ${styleHash}; frame-ancestors 'none'`,
  });
  response.end(
    page
      ? `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<meta name="color-scheme" content="light dark"><title>${title}</title><style>${style}</style></head>` +
          `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
      : JSON.stringify({ detail: `${title}.`, code: CODES[status] }),
  );
}
