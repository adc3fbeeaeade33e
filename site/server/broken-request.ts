import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { bareHeaders, barePage } from './bare-page.ts';

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
/** Milliseconds that a client has to read the answer, before the connection is cut. */
const LINGER_MS = 2_000;

/**
 * A visitor gets here by cookies, of this site and of others on its domain, and stays here until they are deleted. In
 * both languages: the headers were not read.
 */
const tooManyCookies = barePage(
  {
    lang: 'en',
    title: 'Too many cookies',
    text: 'Your browser sends more cookies to this site than it accepts. Delete the cookies of this site in the settings of your browser, then open the page again.',
  },
  {
    lang: 'ru',
    title: 'Слишком много файлов cookie',
    text: 'Браузер отправляет сайту больше файлов cookie, чем сайт принимает. Удалите файлы cookie этого сайта в настройках браузера и откройте страницу ещё раз.',
  },
);

/** Answers what can't be read as HTTP: 431 for headers that are too long, 408 for a request that never ends, else 400. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    if (!socket.writableEnded) socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const text = STATUS_CODES[status] ?? '';
  const [headers, body] =
    status === 431
      ? [bareHeaders, tooManyCookies]
      : [{ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' }, text];
  const head = [
    `HTTP/1.1 ${status} ${text}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  // Cut immediately, the answer would be lost with what is still on its way to us.
  socket.setTimeout(LINGER_MS, () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
