import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from '../../platform/db/drizzle.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Settings } from '../../platform/index.ts';
import { storedFiles } from './tables.ts';

/** Keeps contents of files by their SHA-256: the same content is kept once. */
export interface FileStore {
  /** Keeps a content. @returns its hash */
  put(content: Buffer): Promise<string>;
  /** Returns a content; null when it's gone. */
  get(hash: string): Promise<Buffer | null>;
  remove(hash: string): Promise<void>;
}

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Keeps contents in the database: nothing else needs a backup. */
function databaseFiles(db: Db): FileStore {
  return {
    put: async (content) => {
      const hash = hashOf(content);
      await db.insert(storedFiles).values({ hash, content }).onConflictDoNothing();
      return hash;
    },
    get: async (hash) => {
      const [row] = await db
        .select({ content: storedFiles.content })
        .from(storedFiles)
        .where(eq(storedFiles.hash, hash));
      return row?.content ?? null;
    },
    remove: async (hash) => {
      await db.delete(storedFiles).where(eq(storedFiles.hash, hash));
    },
  };
}

/** Keeps contents in a folder that all processes share. */
function folderFiles(folder: string): FileStore {
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  return {
    put: async (content) => {
      const hash = hashOf(content);
      await mkdir(join(folder, hash.slice(0, 2)), { recursive: true });
      // Readers never see half a file, even if the process is killed.
      const draft = `${pathOf(hash)}.${randomUUID()}`;
      await writeFile(draft, content, { mode: 0o600 });
      await rename(draft, pathOf(hash));
      return hash;
    },
    get: async (hash) => readFile(pathOf(hash)).catch(() => null),
    remove: async (hash) => rm(pathOf(hash), { force: true }),
  };
}

/** The store of the configuration. */
export const fileStore = (db: Db, { ticketFilesDir }: Pick<Settings, 'ticketFilesDir'>): FileStore =>
  ticketFilesDir === null ? databaseFiles(db) : folderFiles(ticketFilesDir);
