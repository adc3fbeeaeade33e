import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Settings } from './config.ts';
import { forwardedFor } from './transport.ts';
import { answerUnreachable } from './unreachable.ts';

/** Milliseconds that the backend may stay silent. */
const SILENCE_MS = 30_000;
// RFC 9110, section 7.6.1: for this connection alone.
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Passes calls on to another backend as they are; answers 502 when it cannot be reached. */
export function proxyTo(origin: string, config: Settings) {
  const target = new URL(origin);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return (request: IncomingMessage, response: ServerResponse): void => {
    const headers: Record<string, string | string[]> = {};
    const named = String(request.headers.connection ?? '')
      .toLowerCase()
      .split(/\s*,\s*/);
    for (const [name, value] of Object.entries(request.headers)) {
      if (value !== undefined && !HOP_BY_HOP.has(name) && !named.includes(name)) headers[name] = value;
    }
    headers['x-forwarded-for'] = forwardedFor(request, config);
    // Node frames no body of its own accord for GET, DELETE and the like: unframed bytes would be read as a request.
    const hasBody =
      request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (request.headers['transfer-encoding'] !== undefined) {
      headers['transfer-encoding'] = 'chunked';
      delete headers['content-length'];
    }
    headers['x-forwarded-proto'] = new URL(config.publicOrigin).protocol.slice(0, -1);
    headers['x-forwarded-host'] = request.headers.host ?? '';
    const onward = send(
      new URL(request.url ?? '/', target),
      { method: request.method ?? 'GET', headers, timeout: SILENCE_MS },
      (answer) => {
        const answered = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(answered));
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    onward.on('timeout', () => onward.destroy(new Error('timeout')));
    onward.on('error', () => {
      if (response.headersSent) response.destroy();
      else answerUnreachable(request, response);
    });
    response.on('close', () => onward.destroy());
    if (hasBody) request.pipe(onward);
    else onward.end();
  };
}
