import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageFrom } from '@hoster/domain/accepted-language';
import { asksForPage, bareHeaders, barePage } from './bare-page.ts';

const words = {
  en: { title: 'The service is unavailable', text: 'Try again in a minute.' },
  ru: { title: 'Сервис временно недоступен', text: 'Попробуйте ещё раз через минуту.' },
};

/** Seconds after which to come back: when the backend is away, and when there is only too much to do. */
const RETRY_S = { 502: 60, 504: 60, 503: 1 } as const;
const CODES = { 502: 'backend_unreachable', 504: 'backend_unreachable', 503: 'busy' } as const;

/**
 * Answers when the backend can't be reached (502) or hangs (504), or when too much is asked for at the same time (503):
 * an HTML page for visitors, JSON for API calls.
 */
export function answerUnreachable(request: IncomingMessage, response: ServerResponse, status: 502 | 503 | 504): void {
  const lang = languageFrom(request.headers['accept-language']);
  const page = asksForPage(request.headers);
  response.writeHead(status, {
    ...bareHeaders,
    ...(!page && { 'content-type': 'application/json; charset=utf-8' }),
    'retry-after': String(RETRY_S[status]),
  });
  response.end(
    page
      ? barePage({ lang, ...words[lang] })
      : JSON.stringify({ detail: `${words[lang].title}.`, code: CODES[status] }),
  );
}
