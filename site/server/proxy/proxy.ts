import type { Trusting } from '@hoster/domain/network/trust-proxy';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteConfig } from '../config.ts';
import { forwardedHeaders, isForwarding, trusting } from './forwarded.ts';
import { ANSWER_MS, wasStale, type OtherBackend } from './other-backend.ts';
import { answerUnreachable } from './unreachable.ts';

/** Milliseconds that the backend may pause within an answer. */
const PAUSE_MS = 30_000;
// Hop-by-hop headers (RFC 9110, section 7.6.1).
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

/** The headers of a request that another backend gets, with its origin. */
export function passedHeaders(
  request: IncomingMessage,
  config: SiteConfig,
  trusts: Trusting,
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  const named = String(request.headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name) && !isForwarding(name) && !named.includes(name))
      headers[name] = value;
  }
  const host = request.headers.host ?? new URL(config.publicOrigin).host;
  return { ...headers, host, ...forwardedHeaders(request, { host, config, trusts }) };
}

/** Forwards calls unchanged to another backend; answers 502 when it can't be reached, 504 when it times out. */
export function proxyTo(other: OtherBackend, config: SiteConfig) {
  const trusts = trusting(config);
  return (request: IncomingMessage, response: ServerResponse): void => {
    const headers = passedHeaders(request, config, trusts);
    // Node doesn't frame bodies of GET, DELETE and the like by default: unframed bytes would be read as a request. They
    // have been read by these headers, even if `Connection` names them.
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    const hasBody = length !== undefined || coding !== undefined;
    delete headers['content-length'];
    if (coding !== undefined) headers['transfer-encoding'] = 'chunked';
    else if (length !== undefined) headers['content-length'] = length;
    const method = request.method ?? 'GET';
    const pass = (): void => {
      const onward = other.open(request.url ?? '/', { method, headers });
      let hung = false;
      const limit = setTimeout(() => {
        // Slow visitors don't count as backend delays.
        const visitorIsSlow = hasBody && !request.readableEnded && !onward.writableNeedDrain;
        if (visitorIsSlow && onward.socket?.connecting === false) return void limit.refresh();
        hung = true;
        onward.destroy(new Error('The backend did not answer in time'));
      }, ANSWER_MS);
      onward.on('close', () => clearTimeout(limit));
      const fail = (): void => {
        if (response.writableEnded) return;
        if (response.headersSent) response.destroy();
        else answerUnreachable(request, response, hung ? 504 : 502);
      };
      onward.on('response', (answer) => {
        clearTimeout(limit);
        // Node reads statuses such as 099, but throws when it's to send them.
        if ((answer.statusCode ?? 0) < 200) {
          onward.destroy();
          return fail();
        }
        onward.setTimeout(PAUSE_MS, () => onward.destroy(new Error('The backend paused for too long')));
        const answered = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(answered));
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      });
      onward.on('error', (error) => {
        if (!response.headersSent && method === 'GET' && !hasBody && wasStale(onward, error)) pass();
        else fail();
      });
      response.on('close', () => {
        if (!response.writableFinished) onward.destroy();
      });
      if (hasBody) {
        request.pipe(onward);
        // The backend may have answered, and would wait for the rest of the body. Then Node doesn't say on the request that
        // its connection is closed.
        const stop = () => void onward.destroy();
        request.socket.once('close', stop);
        onward.once('close', () => request.socket.off('close', stop));
      } else onward.end();
    };
    pass();
  };
}
