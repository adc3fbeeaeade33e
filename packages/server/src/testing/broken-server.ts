import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

const json = { 'content-type': 'application/json' };
const megabyte = 1024 * 1024;
const bomb = gzipSync(Buffer.alloc(64 * megabyte, ' '));
const piece = Buffer.alloc(64 * 1024, ' ');

/** What a server does wrong, by name. */
export const serverFaults = {
  'never answers': () => undefined,
  'answers a byte at a time': (response: ServerResponse) => {
    response.writeHead(200, json);
    const drip = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(drip));
  },
  'has an endless body': (response: ServerResponse) => {
    response.writeHead(200, json);
    const pour = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', pour);
    pour();
  },
  'compresses 64 MB into 64 kB': (response: ServerResponse) =>
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(bomb),
  'compresses twice': (response: ServerResponse) =>
    response.writeHead(200, { ...json, 'content-encoding': 'gzip, gzip' }).end(gzipSync(bomb)),
  'compresses nothing that can be read': (response: ServerResponse) =>
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('not compressed'),
  'ends in the middle': (response: ServerResponse) => {
    response.writeHead(200, { ...json, 'content-length': '1000' });
    response.write('{"valid":', () => response.destroy());
  },
  'redirects in circles': (response: ServerResponse) =>
    response.writeHead(302, { location: '/', 'content-length': 0 }).end(),
  'redirects to the metadata of a cloud': (response: ServerResponse) =>
    response.writeHead(307, { location: 'http://169.254.169.254/latest/', 'content-length': 0 }).end(),
  'has a megabyte of headers': (response: ServerResponse) => {
    for (let number = 0; number < 64; number += 1) response.setHeader(`x-${number}`, 'x'.repeat(16 * 1024));
    response.writeHead(200, json).end('{}');
  },
} as const satisfies Record<string, (response: ServerResponse) => unknown>;
export type ServerFault = keyof typeof serverFaults;

/** A server that does something wrong at every path but those it `answers`. */
export async function brokenServer(
  fault: ServerFault,
  answers: (origin: string) => Record<string, unknown> = () => ({}),
) {
  let requests = 0;
  const sockets: { readonly bytesWritten: number }[] = [];
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const right = answers(origin);
  server.on('connection', (socket) => sockets.push(socket));
  server.on('request', (request, response) => {
    const answer = right[new URL(request.url ?? '/', origin).pathname];
    if (answer !== undefined) return void response.writeHead(200, json).end(JSON.stringify(answer));
    requests += 1;
    serverFaults[fault](response);
  });
  return {
    origin,
    /** Requests that weren't answered right. */
    requests: () => requests,
    bytesSent: () => sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
