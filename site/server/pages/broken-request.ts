import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { languageFrom } from '@hoster/domain/visitor/accepted-language';
import { defaultLanguage } from '@hoster/domain/visitor/language';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineMessages } from 'react-intl';
import { type Lang, LANGUAGES } from '../../src/i18n/languages.ts';
import { say } from '../i18n/say.ts';
import { asksForPage, bareHeaders, barePage } from './bare-page.ts';

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
/** Milliseconds that a client has to read the answer, before the connection is cut. */
const LINGER_MS = 2_000;

const cookieWords = defineMessages({
  title: {
    id: 'host.cookies.title',
    defaultMessage: 'Too many cookies',
    description: 'Title of the answer to a browser with too many cookies',
  },
  text: {
    id: 'host.cookies.text',
    defaultMessage:
      'Your browser sends more cookies to this site than it accepts. Delete the cookies of this site in the settings of your browser, then open the page again.',
    description: 'Answer to a browser with too many cookies',
  },
});

const cookieText = (lang: Lang) => ({ lang, title: say(lang, cookieWords.title), text: say(lang, cookieWords.text) });

/**
 * Visitors get here because of cookies of this site and of others on its domain, until they delete them. In every
 * language, because the headers weren't read.
 */
const tooManyCookies = (): string =>
  barePage(cookieText(defaultLanguage), ...LANGUAGES.filter((lang) => lang !== defaultLanguage).map(cookieText));

/**
 * Answers requests that can't be parsed as HTTP: 431 for headers that are too long, 408 for a request that never ends,
 * else 400.
 * @param more headers of every answer
 */
export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  more: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    if (!socket.writableEnded) socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const text = STATUS_CODES[status] ?? '';
  const [headers, body] =
    status === 431 ? [bareHeaders, tooManyCookies()] : [{ 'content-type': 'text/plain; charset=utf-8' }, text];
  const head = [
    `HTTP/1.1 ${status} ${text}`,
    ...Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // Closing immediately would lose the answer if the client is still sending.
  socket.setTimeout(LINGER_MS, () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const tooLargeWords = defineMessages({
  title: {
    id: 'host.too-large.title',
    defaultMessage: 'The form is too large',
    description: 'Title of the answer to a form that is too large',
  },
  text: {
    id: 'host.too-large.text',
    defaultMessage: 'Go back, shorten your text and send it again. The limit is 1 MB.',
    description: 'Answer to a form that is too large',
  },
});

/** Answers a form that is over the limit of the host: with a page for visitors, else with the error as JSON. */
export function answerTooLarge(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!asksForPage(request.headers)) return reply.send(error);
  const lang = languageFrom(request.headers['accept-language']);
  return reply
    .code(413)
    .headers(bareHeaders)
    .send(barePage({ lang, title: say(lang, tooLargeWords.title), text: say(lang, tooLargeWords.text) }));
}
