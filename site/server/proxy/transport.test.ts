import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createCaller } from '../../src/api/call.ts';
import { createRequester } from '../../src/api/request.ts';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createJar, inProcessTransport, remoteTransport } from './transport.ts';

const config = readConfig({ API_ORIGIN: 'http://127.0.0.1:1' });
const reached = vi.fn();

/** A page's calls to another backend, and to the one in this process. */
const transports = [
  ['another backend', remoteTransport({ open: reached, call: reached, close: reached }, ...of())],
  [
    'the embedded backend',
    inProcessTransport({ app: {} as never, pageCalls: () => ({ known: reached, inject: reached }) }, ...of()),
  ],
] as const;

function of() {
  return [new IncomingMessage(new Socket()), createJar('', config), config] as const;
}

const climbing = [
  '..',
  '.',
  '../../../internal/metrics',
  '..%2finternal',
  '..\\..',
  '..;',
  '．．',
  '..?',
  '..#',
  'a\n',
];

test.each(transports)('an id from an address doesn’t lead to another call of %s', async (_which, transport) => {
  const request = createRequester({
    transport,
    cookie: () => 'a'.repeat(32),
    notify: vi.fn(),
    log: vi.fn(),
    language: 'en',
  });
  const call = createCaller(request);
  for (const id of climbing) {
    await expect(call('getArticle', { params: { slug: id } }), `${id}`).rejects.toMatchObject({ status: 404 });
    await expect(call('deleteUnpaidOrder', { params: { ref: id } }), `${id}`).rejects.toMatchObject({ status: 404 });
  }
  expect(reached).not.toHaveBeenCalled();
});
