import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
/** Milliseconds that a client has to read the answer, before the connection is cut. */
const LINGER_MS = 2_000;

/** Answers what can't be read as HTTP: 431 for headers that are too long, 408 for a request that never ends, else 400. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    if (!socket.writableEnded) socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ''] ?? 400;
  const text = STATUS_CODES[status] ?? '';
  const head = [
    `HTTP/1.1 ${status} ${text}`,
    'Content-Type: text/plain; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${text.length}`,
    'Connection: close',
  ];
  // Cut at once, the answer would be lost with what is still on its way to us.
  socket.setTimeout(LINGER_MS, () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
