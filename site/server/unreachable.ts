import type { IncomingMessage, ServerResponse } from 'node:http';

const words = {
  en: { title: 'The service is not reachable right now.', text: 'Try again in a minute.' },
  ru: { title: 'Сервис сейчас недоступен.', text: 'Попробуйте ещё раз через минуту.' },
};

/** Answers 502 for a backend that cannot be reached: a page for who opens an address, JSON for calls. */
export function answerUnreachable(request: IncomingMessage, response: ServerResponse): void {
  const lang = /^\s*ru\b/i.test(String(request.headers['accept-language'] ?? '')) ? 'ru' : 'en';
  const { title, text } = words[lang];
  const page = String(request.headers.accept ?? '').includes('text/html');
  response.writeHead(502, {
    'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '60',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  response.end(
    page
      ? `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
          `<meta name="color-scheme" content="light dark"><title>${title}</title></head>` +
          `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
      : JSON.stringify({ detail: title, code: 'backend_unreachable' }),
  );
}
