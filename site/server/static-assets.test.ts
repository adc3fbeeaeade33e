import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staticAssets } from './static-assets.ts';

const script = 'export const answer = 42;';
let folder: string;
let app: FastifyInstance;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  const built = join(folder, 'assets');
  mkdirSync(built);
  writeFileSync(join(folder, 'secret.js'), 'not yours');
  writeFileSync(join(built, 'page-abc.js'), script);
  writeFileSync(join(built, 'page-abc.js.br'), brotliCompressSync(script));
  writeFileSync(join(built, 'page-abc.js.gz'), gzipSync(script));
  writeFileSync(join(built, 'onest-abc.woff2'), 'font');
  writeFileSync(join(built, 'notes.txt'), 'left behind');
  app = Fastify();
  staticAssets(app, built);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, accept?: string) =>
  app.inject({ url, ...(accept !== undefined && { headers: { 'accept-encoding': accept } }) });

describe('a built file', () => {
  test.each([
    { accept: 'gzip, deflate, br', coding: 'br', unpack: brotliDecompressSync },
    { accept: 'gzip', coding: 'gzip', unpack: gunzipSync },
    { accept: 'identity', coding: undefined, unpack: (bytes: Buffer) => bytes },
    { accept: undefined, coding: undefined, unpack: (bytes: Buffer) => bytes },
  ])('is sent as $coding to a browser that takes $accept, and kept for a year', async ({ accept, coding, unpack }) => {
    // Read, then kept.
    for (const answer of [await get('/assets/page-abc.js', accept), await get('/assets/page-abc.js', accept)]) {
      const { statusCode, headers, rawPayload } = answer;
      expect(statusCode).toBe(200);
      expect(unpack(rawPayload).toString()).toBe(script);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': String(rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      expect(headers['content-encoding']).toBe(coding);
    }
  });

  test('is sent as it is where compressing gains nothing', async () => {
    const { headers, payload } = await get('/assets/onest-abc.woff2', 'br');
    expect(payload).toBe('font');
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each([
    ['br', 'cut-br.js', '.br', brotliCompressSync(script).subarray(0, 10)],
    ['br', 'empty-br.js', '.br', Buffer.alloc(0)],
    ['br', 'other-br.js', '.br', brotliCompressSync('other')],
    ['gzip', 'cut-gz.js', '.gz', gzipSync(script).subarray(0, 20)],
  ])('is sent as it is where its %s copy is damaged: %s', async (accept, name, suffix, copy) => {
    writeFileSync(join(folder, 'assets', name), script);
    writeFileSync(join(folder, 'assets', name + suffix), copy);
    const { headers, payload } = await get(`/assets/${name}`, accept);
    expect(payload).toBe(script);
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('answers HEAD with its headers alone', async () => {
    const { headers, payload } = await app.inject({ method: 'HEAD', url: '/assets/page-abc.js' });
    expect(headers['content-length']).toBe(String(script.length));
    expect(payload).toBe('');
  });
});

test.each([
  '/assets/gone-abc.js',
  '/assets/',
  '/assets/notes.txt',
  '/assets/page-abc.js.br',
  '/assets/../secret.js',
  '/assets/..%2Fsecret.js',
  '/assets/%2e%2e/secret.js',
  '/assets/..%5Csecret.js',
  '/assets/page-abc.js%00',
  '/assets//page-abc.js',
])('%s is not found', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('damaged copies are reported when the site starts, before anybody asks for them', async () => {
  const own = mkdtempSync(join(tmpdir(), 'assets-'));
  writeFileSync(join(own, 'whole.js'), script);
  writeFileSync(join(own, 'whole.js.br'), brotliCompressSync(script));
  writeFileSync(join(own, 'cut.js'), script);
  writeFileSync(join(own, 'cut.js.br'), brotliCompressSync(script).subarray(0, 10));
  writeFileSync(join(own, 'cut.css'), script);
  writeFileSync(join(own, 'cut.css.gz'), '');
  const reported: unknown[] = [];
  const site = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => reported.push(JSON.parse(line)) } },
  });
  staticAssets(site, own);
  await site.listen({ port: 0 });
  await expect.poll(() => reported).toMatchObject([{ file: 'cut.css.gz' }, { file: 'cut.js.br' }]);
  await site.close();
  rmSync(own, { recursive: true });
});

test('a name that no file system takes is not found', async () => {
  expect((await get(`/assets/${'a'.repeat(5000)}.js`)).statusCode).toBe(404);
});
