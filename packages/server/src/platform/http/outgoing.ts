import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { useAgent as agentFor } from 'request-filtering-agent';

/** Limits of the calls to another server. */
export interface OutgoingLimits {
  /** Milliseconds for everything together, from the lookup of the name to the last byte of the body. */
  readonly milliseconds: number;
  /** Bytes that a body may have, counted after decompression; `none` for calls whose body isn't read at all. */
  readonly body: number | 'none';
  /** For addresses that customers enter: none in private networks, whatever their name resolves to. */
  readonly publicOnly?: boolean;
}

/** What a call may say; a part of what `fetch` takes. */
export type OutgoingInit = Pick<RequestInit, 'method' | 'headers' | 'body' | 'redirect' | 'signal'>;

/** A `fetch` with limits, which libraries may be given in place of the global one. */
export type Outgoing = (url: string | URL | Request, init?: OutgoingInit) => Promise<Response>;

/** For JSON of services: the largest answers known are lists of keys and invoices, some 100 kB. */
export const jsonBytes = 2 * 1024 * 1024;

/** Bytes of all headers together. */
const headerBytes = 32 * 1024;
/** Statuses without a body. */
const empty = new Set([204, 205, 304]);
const encodings = { gzip: createGunzip, 'x-gzip': createGunzip, br: createBrotliDecompress } as const;

/**
 * Makes the `fetch` by which the server calls other servers; a linter rule keeps every other way out of it. A server that
 * is broken, overloaded or hostile costs no more than these limits. Redirects aren't followed: they're an error, or
 * with `redirect: 'manual'` an answer. Connections aren't reused, so none is stale.
 */
export function outgoing(limits: OutgoingLimits): Outgoing {
  return async (url, init) => {
    // It gives a body of any kind its bytes and type.
    const asked = new Request(url, init);
    const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(limits.milliseconds)]);
    try {
      const answer = await send(asked, signal, limits);
      const { statusCode: status = 0 } = answer;
      if (status >= 300 && status < 400 && status !== 304 && asked.redirect !== 'manual') {
        answer.destroy();
        throw new Error(`The answer is a redirect (${status})`);
      }
      return new Response(await bodyOf(answer, limits.body), { status, headers: headersOf(answer) });
    } catch (cause) {
      signal.throwIfAborted();
      // Without the query, which may hold a secret; so may the path of a customer's webhook.
      const { origin, pathname } = new URL(asked.url);
      throw new Error(
        `${asked.method} ${origin}${limits.publicOnly === undefined ? pathname : ''} failed: ${cause instanceof Error ? cause.message : ''}`,
        {
          cause,
        },
      );
    }
  };
}

async function send(
  asked: Request,
  signal: AbortSignal,
  { publicOnly = false }: OutgoingLimits,
): Promise<IncomingMessage> {
  const body = Buffer.from(await asked.arrayBuffer());
  const isHttps = asked.url.startsWith('https:');
  const agent = publicOnly ? agentFor(asked.url, {}) : isHttps ? new HttpsAgent() : new HttpAgent();
  return new Promise((resolve, reject) => {
    const request = (isHttps ? httpsRequest : httpRequest)(asked.url, {
      method: asked.method,
      headers: {
        ...Object.fromEntries(asked.headers),
        'accept-encoding': 'gzip, br',
        ...((asked.body !== null || asked.method !== 'GET') && { 'content-length': body.length }),
      },
      agent,
      signal,
      maxHeaderSize: headerBytes,
    });
    request.on('response', resolve).on('error', reject).end(body);
  });
}

async function bodyOf(answer: IncomingMessage, most: number | 'none'): Promise<Uint8Array<ArrayBuffer> | null> {
  if (most === 'none' || empty.has(answer.statusCode ?? 0)) {
    answer.destroy();
    return null;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of decompressed(answer) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > most) throw new Error(`The answer has more than ${most} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function decompressed(answer: IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return answer;
  if (!(encoding in encodings)) throw new Error(`The answer is encoded as ${encoding}`);
  return pipeline(answer, encodings[encoding as keyof typeof encodings](), () => undefined);
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}
