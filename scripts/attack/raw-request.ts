import { connect } from 'node:net';

/** A request as bytes: what `fetch` and Node's client refuse to send. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  /** Name and value; the value may hold any byte but CR and LF. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | null;
}

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
  readonly took: number;
}

/** Longer than any answer may take, so that the answer is measured and not cut. */
const LIMIT_MS = 20_000;

/** The request as one text. */
export function textOf({ method, target, headers, body }: RawRequest): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === null ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** Sends a request on a connection of its own. */
export function sendRaw(port: number, request: RawRequest): Promise<RawAnswer> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(textOf(request)));
    const finish = () => {
      const parts = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n');
      // 100 Continue comes before the answer.
      const [head = '', ...rest] = parts.slice(parts.findIndex((part) => !/^HTTP\/1\.1 1\d\d/.test(part)));
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      resolve({ status, head, body: rest.join('\r\n\r\n'), took: performance.now() - begun });
    };
    socket.setTimeout(LIMIT_MS, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses early may reset the connection while we're still writing.
    socket.on('error', () => undefined);
    socket.on('close', finish);
  });
}
