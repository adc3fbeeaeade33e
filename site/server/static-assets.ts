import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { codingFor } from './page-cache.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** What the build names its files: none leads out of the folder. */
const NAME = /^[\w-][\w.-]{0,200}$/;
/** What a coding adds to the name of a file that the build has compressed. */
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

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

/**
 * Scripts, styles, pictures and fonts that the build has made, with and without compression. Their names change with
 * their content, so each is read once and kept: a first visit asks for dozens of them, which costs many times what
 * rendering its page does when each is looked up, opened and piped anew.
 */
export function staticAssets(app: FastifyInstance, folder: string): void {
  const kept = new Map<string, Asset>();

  async function asset(name: string, coding: Asset['coding']): Promise<Asset | null> {
    const key = `${coding} ${name}`;
    const known = kept.get(key);
    if (known) return known;
    const compressed = coding && (await read(join(folder, name + SUFFIX[coding])));
    const bytes = compressed ?? (await read(join(folder, name)));
    if (!bytes) return null;
    const found = { bytes, coding: compressed ? coding : null };
    kept.set(key, found);
    return found;
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
