import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { brokenServer, type ServerFault, serverFaults } from '../../testing/broken-server.ts';
import { outgoing, type OutgoingInit } from './outgoing.ts';

const limits = { milliseconds: 500, body: 100_000 } as const;

/** A server that answers with what it was sent. */
async function mirror(encode: (text: string) => [body: string | Buffer, headers: Record<string, string>]) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, headers } = request;
      const sent = { method, type: headers['content-type'], body: Buffer.concat(chunks).toString() };
      const [body, more] = encode(JSON.stringify({ ...sent, length: headers['content-length'] }));
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'], ...more }).end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe('a call to another server', () => {
  it.each<[string, OutgoingInit, object]>([
    ['a question', {}, { method: 'GET', body: '' }],
    [
      'JSON',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":"ü"}' },
      { method: 'POST', type: 'application/json', body: '{"a":"ü"}', length: '10' },
    ],
    [
      'a form',
      { method: 'POST', body: new URLSearchParams({ a: 'b c' }) },
      { method: 'POST', type: 'application/x-www-form-urlencoded;charset=UTF-8', body: 'a=b+c', length: '5' },
    ],
    ['a deletion with a body', { method: 'DELETE', body: 'x' }, { method: 'DELETE', body: 'x', length: '1' }],
    ['nothing', { method: 'POST' }, { method: 'POST', body: '', length: '0' }],
  ])('sends %s as fetch does', async (_, init, seen) => {
    const answer = await outgoing(limits)(await mirror((text) => [text, {}]), init);
    expect(await answer.json()).toEqual(expect.objectContaining(seen));
    expect([answer.ok, answer.headers.getSetCookie()]).toEqual([true, ['a=1', 'b=2']]);
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('reads %s', async (encoding, compress) => {
    const url = await mirror((text) => [compress(text), { 'content-encoding': encoding }]);
    expect(await (await outgoing(limits)(url)).json()).toMatchObject({ method: 'GET' });
  });

  it.each(Object.keys(serverFaults) as ServerFault[])(
    'fails in time, and reads no more than it may, when the server %s',
    async (fault) => {
      const server = await brokenServer(fault);
      onTestFinished(server.close);
      await expect(outgoing(limits)(server.origin)).rejects.toThrow(/failed|aborted due to timeout/);
      expect(server.requests()).toBe(1);
      // What fits into the buffers of a connection has left the server.
      expect(server.bytesSent()).toBeLessThan(16 * 1024 * 1024);
    },
  );

  it.each(Object.keys(serverFaults) as ServerFault[])(
    'doesn’t wait for a body that it doesn’t read, when the server %s',
    async (fault) => {
      const server = await brokenServer(fault);
      onTestFinished(server.close);
      const answer = await outgoing({ ...limits, body: 'none' })(server.origin, { redirect: 'manual' }).catch(
        () => null,
      );
      const hasNoStatus = fault === 'never answers' || fault === 'has a megabyte of headers';
      expect([answer === null, await answer?.text()]).toEqual(hasNoStatus ? [true, undefined] : [false, '']);
      expect(server.requests()).toBe(1);
    },
  );

  it('gets a redirect as the answer when it asks for that', async () => {
    const server = await brokenServer('redirects in circles');
    onTestFinished(server.close);
    const answer = await outgoing(limits)(server.origin, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
  });

  it('ends when the caller ends it', async () => {
    const server = await brokenServer('never answers');
    onTestFinished(server.close);
    const given = outgoing(limits)(server.origin, { signal: AbortSignal.abort(new Error('not any more')) });
    await expect(given).rejects.toThrow('not any more');
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://[::ffff:127.0.0.1]:1/',
    'http://2130706433:1/',
    'http://0.0.0.0:1/',
    'http://10.0.0.1:1/',
    'http://169.254.169.254/',
    'http://[fd00::1]:1/',
    'http://100.64.0.1:1/',
    'https://192.168.1.1/',
  ])('of a customer never reaches %s', async (url) => {
    await expect(outgoing({ ...limits, publicOnly: true })(url)).rejects.toThrow(/not allowed/);
  });

  it('names the address without its query in its error', async () => {
    const call = outgoing(limits)('http://127.0.0.1:1/verify?secret=s');
    await expect(call).rejects.toThrow(/^GET http:\/\/127\.0\.0\.1:1\/verify failed: .*ECONNREFUSED/);
    await expect(call).rejects.not.toThrow('secret');
  });
});
