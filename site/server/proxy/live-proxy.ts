import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SiteConfig } from '../config.ts';
import { trusting } from './forwarded.ts';
import { ANSWER_MS, type OtherBackend } from './other-backend.ts';
import { passedHeaders } from './proxy.ts';

/** Passes WebSockets on to another backend. */
export interface LiveProxy {
  /** Passes a handshake on, and then whatever both sides send. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Cuts the open ones, whose browsers connect again, to another process. */
  readonly disconnect: () => void;
}

/** WebSockets to the backend at `API_ORIGIN`. One that knows none answers with a status, and pages poll. */
export function liveProxyTo(other: OtherBackend, config: SiteConfig): LiveProxy {
  const trusts = trusting(config);
  const open = new Set<Duplex>();
  const upgrade: LiveProxy['upgrade'] = (request, socket, head) => {
    const { 'content-length': _, ...passed } = passedHeaders(request, config, trusts);
    const headers = { ...passed, connection: 'Upgrade', upgrade: 'websocket' };
    const onward = other.open(request.url ?? '/', { method: 'GET', headers });
    const limit = setTimeout(() => onward.destroy(new Error('No answer in time')), ANSWER_MS);
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(limit);
      open.delete(socket);
      onward.destroy();
    });
    onward.on('upgrade', (answer, backend, rest) => {
      clearTimeout(limit);
      socket.write(headOf(101, pairsOf(answer.rawHeaders)));
      socket.write(rest);
      backend.write(head);
      for (const [from, to] of [
        [socket, backend],
        [backend, socket],
      ] as const) {
        from.pipe(to);
        from.on('close', () => to.destroy());
        from.on('error', () => to.destroy());
      }
    });
    onward.on('response', ({ statusCode = 502 }) => refuse(socket, statusCode));
    onward.on('error', () => refuse(socket, 502));
    onward.end();
  };
  return {
    upgrade,
    disconnect: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

function refuse(socket: Duplex, status: number): void {
  if (socket.writable) socket.end(headOf(status, ['connection: close', 'content-length: 0']));
}

const headOf = (status: number, lines: readonly string[]): string =>
  [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');

/** `name: value` of raw headers, whose names and values alternate. */
const pairsOf = (raw: readonly string[]): string[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${raw[index + 1] ?? ''}`] : []));
