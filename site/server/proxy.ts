import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from './config.ts';
import { forwardedHeaders, isForwarding, trusting } from './forwarded.ts';
import { ANSWER_MS, wasStale, type OtherBackend } from './other-backend.ts';
import { answerUnreachable } from './unreachable.ts';

/** Milliseconds that the backend may pause within an answer. */
const PAUSE_MS = 30_000;
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

/** Passes calls on to another backend as they are; answers 502 when it can't be reached, 504 when it hangs. */
export function proxyTo(other: OtherBackend, config: Settings) {
  const trusts = trusting(config);
  return (request: IncomingMessage, response: ServerResponse): void => {
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
    Object.assign(headers, { host }, forwardedHeaders(request, { host, config, trusts }));
    // Node frames no body of its own accord for GET, DELETE and the like: unframed bytes would be read as a request.
    const hasBody =
      request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined;
    if (request.headers['transfer-encoding'] !== undefined) {
      headers['transfer-encoding'] = 'chunked';
      delete headers['content-length'];
    }
    const method = request.method ?? 'GET';
    const pass = (): void => {
      const onward = other.open(request.url ?? '/', { method, headers });
      let hung = false;
      const limit = setTimeout(() => {
        // A slow visitor is no fault of the backend.
        const visitorIsSlow = hasBody && !request.readableEnded && !onward.writableNeedDrain;
        if (visitorIsSlow && onward.socket?.connecting === false) return void limit.refresh();
        hung = true;
        onward.destroy(new Error('The backend did not answer in time'));
      }, ANSWER_MS);
      onward.on('response', (answer) => {
        clearTimeout(limit);
        onward.setTimeout(PAUSE_MS, () => onward.destroy(new Error('The backend paused for too long')));
        const answered = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(answered));
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      });
      onward.on('error', (error) => {
        clearTimeout(limit);
        if (response.headersSent) response.destroy();
        else if (method === 'GET' && !hasBody && wasStale(onward, error)) pass();
        else answerUnreachable(request, response, hung ? 504 : 502);
      });
      response.on('close', () => {
        clearTimeout(limit);
        if (!response.writableFinished) onward.destroy();
      });
      if (hasBody) request.pipe(onward);
      else onward.end();
    };
    pass();
  };
}
