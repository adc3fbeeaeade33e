import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { codingFor } from './pages/page-cache.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Pattern of the build's file names; none leads out of the folder. */
const NAME = /^[\w-][\w.-]{0,200}$/;
/** File extension that the build adds for each coding. */
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

const UNPACK = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

interface Asset {
  bytes: Buffer;
  coding: 'br' | 'gzip' | null;
}

/** A file's bytes; null if there is none. */
async function read(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** Whether bytes are a whole compressed copy of a file. Browsers would keep a damaged one for a year. */
async function isCopy(compressed: Buffer, bytes: Buffer, coding: keyof typeof UNPACK): Promise<boolean> {
  const unpacked = await UNPACK[coding](compressed).catch(() => null);
  return unpacked?.equals(bytes) ?? false;
}

/**
 * Scripts, styles, pictures and fonts that the build has made, with and without compression. Their names change with
 * their content, so each is read once and kept: a first visit asks for dozens of them, and looking up, opening and
 * piping each of them would cost many times as much as rendering its page.
 */
export function staticAssets(app: FastifyInstance, folder: string): void {
  const kept = new Map<string, Asset>();

  async function asset(name: string, coding: Asset['coding']): Promise<Asset | null> {
    const key = `${coding} ${name}`;
    const known = kept.get(key);
    if (known) return known;
    const bytes = await read(join(folder, name));
    if (!bytes) return null;
    const compressed = coding && (await wholeCopy(name, bytes, coding));
    const found = compressed ? { bytes: compressed, coding } : { bytes, coding: null };
    kept.set(key, found);
    return found;
  }

  /** The compressed copy of a file; null if there is none, or a damaged one, which is logged. */
  async function wholeCopy(name: string, bytes: Buffer, coding: keyof typeof SUFFIX): Promise<Buffer | null> {
    const copy = await read(join(folder, name + SUFFIX[coding]));
    if (!copy || (await isCopy(copy, bytes, coding))) return copy;
    app.log.error({ file: name + SUFFIX[coding] }, 'A compressed file is damaged');
    return null;
  }

  // Beside the first visits, which get a damaged file as it is: whoever runs the site is told before anybody asks for it.
  app.addHook('onListen', () => {
    checkCopies().catch((error: unknown) => app.log.error(error, "Compressed files can't be checked"));
  });
  async function checkCopies(): Promise<void> {
    for (const name of await readdir(folder)) {
      if (!types[extname(name)]) continue;
      const bytes = await read(join(folder, name));
      // oxlint-disable-next-line no-await-in-loop -- one after the other leaves the machine to visitors
      if (bytes) for (const coding of ['br', 'gzip'] as const) await wholeCopy(name, bytes, coding);
    }
  }

  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const name = request.params['*'];
    const type = types[extname(name)];
    const found =
      type && NAME.test(name) ? await asset(name, codingFor(request.headers['accept-encoding'] ?? '')) : null;
    if (!type || !found) return reply.callNotFound();
    if (found.coding) reply.header('content-encoding', found.coding);
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'content-type': type,
      })
      .send(found.bytes);
  });
}
