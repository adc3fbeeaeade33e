import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

const COMPRESSED = /\.(js|css|svg|json|txt)$/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const codings = [
  { suffix: '.br', pack: (bytes: Buffer) => brotli(bytes, best), unpack: brotliDecompressSync },
  { suffix: '.gz', pack: (bytes: Buffer) => gz(bytes, { level: 9 }), unpack: gunzipSync },
] as const;

/**
 * Removes files that were written longer ago than the given milliseconds, then creates compressed copies of the others
 * in the folder, where they are missing or damaged.
 */
export async function compressAll(folder: string, keptMilliseconds: number): Promise<void> {
  const isOld = (file: string) => Date.now() - statSync(file).mtimeMs > keptMilliseconds;
  const files = () => readdirSync(folder).map((name) => join(folder, name));
  for (const file of files().filter(isOld)) rmSync(file);
  for (const file of files()) if (COMPRESSED.test(file)) await compress(file);
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  await Promise.all(
    codings.map(async ({ suffix, pack, unpack }) => {
      if (!isCopy(file + suffix, bytes, unpack)) replaceFile(file + suffix, await pack(bytes));
    }),
  );
}

/** Whether a file is a whole compressed copy: a build that was killed, or a full disk, leaves half of one. */
function isCopy(path: string, bytes: Buffer, unpack: (packed: Buffer) => Buffer): boolean {
  try {
    return unpack(readFileSync(path)).equals(bytes);
  } catch {
    return false;
  }
}

/** Writes a file aside, onto the disk, and then gives it its name: nobody ever finds half of it. */
function replaceFile(path: string, bytes: Buffer): void {
  const aside = `${path}.new`;
  writeFileSync(aside, bytes, { flush: true });
  renameSync(aside, path);
}
