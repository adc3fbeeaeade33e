import {
  Agent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** Milliseconds that the backend has to begin its answer. The rest of five seconds is for rendering. */
export const ANSWER_MS = 4_000;
/** Bytes of an answer that a page is made from; the largest is some 500 kB. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Milliseconds that an idle connection is kept: less than the two seconds or more of servers. */
const IDLE_MS = 1_500;

/** A call that is complete, for the site's own use. */
export interface Call {
  method?: string;
  headers: Record<string, string | string[]>;
  body?: string | Buffer | undefined;
  signal?: AbortSignal | undefined;
  /** Time for the answer to begin. Default: `ANSWER_MS`. */
  milliseconds?: number | undefined;
}

/** The backend at `API_ORIGIN`. */
export interface OtherBackend {
  /** Begins a request; the caller streams its body and answer. */
  open: (path: string, options: Pick<RequestOptions, 'method' | 'headers'>) => ClientRequest;
  /** Makes a call. Rejects without an answer within `ANSWER_MS`. */
  call: (path: string, call: Call) => Promise<Response>;
  close: () => void;
}

/**
 * Whether the backend closed a kept-alive connection just as it was reused. Safe requests may then be retried (RFC
 * 9110, section 9.2.2).
 */
export const wasStale = (request: ClientRequest, error: unknown): boolean =>
  request.reusedSocket && error instanceof Error && 'code' in error && error.code === 'ECONNRESET';

/**
 * Connections to a backend in another process. `fetch` isn't used, because it drops a `Host` header, and Django builds
 * addresses from it and compares it with `Origin`.
 */
export function otherBackend(origin: string): OtherBackend {
  const target = new URL(origin);
  const https = target.protocol === 'https:';
  const options = { keepAlive: true, timeout: IDLE_MS };
  const agent = https ? new HttpsAgent(options) : new Agent(options);
  const send = https ? httpsRequest : httpRequest;

  const open: OtherBackend['open'] = (path, { method, headers }) => {
    const request = send(new URL(target.origin + path), {
      method,
      headers,
      agent,
      // The agent's timeout is for idle connections.
      timeout: 0,
      // Otherwise Node takes the TLS server name from the Host header.
      ...(https && { servername: target.hostname }),
    });
    // Only `live-proxy.ts` asks for another protocol; and Node would take the request for answered.
    if (!asksForUpgrade(headers)) {
      request.on('upgrade', (_answer, socket) => {
        socket.destroy();
        request.emit('error', new Error('The backend switched protocols'));
      });
    }
    return request;
  };

  async function call(path: string, asked: Call): Promise<Response> {
    const { method = 'GET', headers, body, signal, milliseconds = ANSWER_MS } = asked;
    const limit = AbortSignal.timeout(milliseconds);
    const until = signal ? AbortSignal.any([signal, limit]) : limit;
    for (;;) {
      // Node frames no body of a DELETE by itself: the backend would read it as the next request of the connection.
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const request = open(path, { method, headers: { ...headers, ...length } });
      try {
        return await answerTo(request, body, until);
      } catch (error) {
        until.throwIfAborted();
        if (method === 'GET' && wasStale(request, error)) continue;
        throw error;
      }
    }
  }
  return { open, call, close: () => agent.destroy() };
}

const asksForUpgrade = (headers: RequestOptions['headers']): boolean =>
  headers !== undefined && !Array.isArray(headers) && 'upgrade' in headers;

async function answerTo(
  request: ClientRequest,
  body: string | Buffer | undefined,
  signal: AbortSignal,
): Promise<Response> {
  signal.throwIfAborted();
  const stop = () => request.destroy(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
  signal.addEventListener('abort', stop);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
      request.end(body);
    });
    return toResponse(answer, await bodyOf(answer));
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error(`The backend's answer has more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Statuses without a body. */
const EMPTY = new Set([204, 205, 304]);

function toResponse(
  { statusCode = 502, statusMessage = '', headersDistinct }: IncomingMessage,
  body: Buffer,
): Response {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return new Response(EMPTY.has(statusCode) ? null : new Uint8Array(body), {
    status: statusCode,
    statusText: statusMessage,
    headers,
  });
}
