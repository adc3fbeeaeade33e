import {
  Agent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** Milliseconds that the backend has to begin its answer. The rest of five seconds is for rendering. */
export const ANSWER_MS = 4_000;
/** Milliseconds that an unused connection is kept: less than servers do, which close theirs after two seconds or more. */
const IDLE_MS = 1_500;

/** A call that is complete, for the site's own use. */
export interface Call {
  method?: string;
  headers: Record<string, string | string[]>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** The backend at `API_ORIGIN`. */
export interface OtherBackend {
  /** Begins a request, whose body and answer are the caller's to stream. */
  open: (path: string, options: Pick<RequestOptions, 'method' | 'headers'>) => ClientRequest;
  /** Makes a call. Rejects when no answer came, or not within `ANSWER_MS`. */
  call: (path: string, call: Call) => Promise<Response>;
  close: () => void;
}

/**
 * Whether the backend closed a kept connection just when it was used again. What changes nothing may then be sent again
 * (RFC 9110, section 9.2.2).
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

  const open: OtherBackend['open'] = (path, { method, headers }) =>
    send(new URL(target.origin + path), {
      method,
      headers,
      agent,
      // The agent's limit is for unused connections.
      timeout: 0,
      // Node would take the name for TLS from the Host header.
      ...(https && { servername: target.hostname }),
    });

  async function call(path: string, { method = 'GET', headers, body, signal }: Call): Promise<Response> {
    const limit = AbortSignal.timeout(ANSWER_MS);
    const until = signal ? AbortSignal.any([signal, limit]) : limit;
    for (;;) {
      const request = open(path, { method, headers });
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

async function answerTo(request: ClientRequest, body: string | undefined, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  const stop = () => request.destroy(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
  signal.addEventListener('abort', stop);
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve);
      request.on('error', reject);
      request.end(body);
    });
    return toResponse(answer, await buffer(answer));
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Statuses that allow no body. */
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
