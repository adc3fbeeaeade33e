import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressAll } from './compress-assets.ts';

const script = 'export const answer = 42;\n'.repeat(200);
const kept = 60_000;
let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  writeFileSync(at('page.js'), script);
});
afterEach(() => rmSync(folder, { recursive: true }));

function expectCopies(): void {
  expect(brotliDecompressSync(readFileSync(at('page.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(at('page.js.gz'))).toString()).toBe(script);
}

test('files get compressed copies, others do not', async () => {
  writeFileSync(at('onest.woff2'), 'font');
  await compressAll(folder, kept);
  expectCopies();
  expect(readdirSync(folder).toSorted()).toEqual(['onest.woff2', 'page.js', 'page.js.br', 'page.js.gz']);
});

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

test.each([
  ['a truncated br', { br: half(brotliCompressSync(script)), gz: gzipSync(script) }],
  ['a truncated gz', { br: brotliCompressSync(script), gz: half(gzipSync(script)) }],
  ['an empty br', { br: Buffer.alloc(0), gz: gzipSync(script) }],
  ['a missing gz', { br: brotliCompressSync(script), gz: null }],
  ['a br of something else', { br: brotliCompressSync('other'), gz: gzipSync(script) }],
])('%s is made again by the next build', async (_what, { br, gz }) => {
  writeFileSync(at('page.js.br'), br);
  if (gz) writeFileSync(at('page.js.gz'), gz);
  await compressAll(folder, kept);
  expectCopies();
});

test('what was written long ago is removed', async () => {
  utimesSync(at('page.js'), 0, 0);
  await compressAll(folder, kept);
  expect(readdirSync(folder)).toEqual([]);
});

test('a copy that was written long ago is made again for a file that was built now', async () => {
  await compressAll(folder, kept);
  utimesSync(at('page.js.br'), 0, 0);
  await compressAll(folder, kept);
  expectCopies();
});
