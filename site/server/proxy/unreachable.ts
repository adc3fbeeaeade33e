import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@hoster/contract';
import { languageFrom } from '@hoster/domain/visitor/accepted-language';
import { defineMessages } from 'react-intl';
import { say } from '../i18n/say.ts';
import { asksForPage, bareHeaders, barePage } from '../pages/bare-page.ts';

const words = defineMessages({
  title: {
    id: 'host.unreachable.title',
    defaultMessage: 'The service is unavailable',
    description: 'Title of the answer while the backend is unavailable',
  },
  text: {
    id: 'host.unreachable.text',
    defaultMessage: 'Try again in a minute.',
    description: 'Answer while the backend is unavailable',
  },
});

/** Retry delay in seconds: when the backend is unavailable, and when overloaded. */
const RETRY_S = { 502: 60, 504: 60, 503: 1 } as const;
const CODES = { 502: 'backend_unreachable', 504: 'backend_unreachable', 503: 'busy' } as const satisfies Record<
  number,
  ErrorCode
>;

/**
 * Answers when the backend can't be reached (502) or times out (504), or when there are too many requests (503): an
 * HTML page for visitors, JSON for API calls.
 */
export function answerUnreachable(request: IncomingMessage, response: ServerResponse, status: 502 | 503 | 504): void {
  const lang = languageFrom(request.headers['accept-language']);
  const page = asksForPage(request.headers);
  response.writeHead(status, {
    ...bareHeaders,
    ...(!page && { 'content-type': 'application/json; charset=utf-8' }),
    'retry-after': String(RETRY_S[status]),
  });
  const title = say(lang, words.title);
  response.end(
    page
      ? barePage({ lang, title, text: say(lang, words.text) })
      : JSON.stringify({ detail: `${title}.`, code: CODES[status] }),
  );
}
