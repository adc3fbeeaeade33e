import { join } from 'node:path';
import { createServer } from 'vite';
import type * as Entry from '../../src/entry-server.tsx';

const root = join(import.meta.dirname, '../..');

let shared: ReturnType<typeof openEntry> | undefined;

/**
 * The site's own code as in development: through Vite, which compiles each page when it is first shown. Test files that
 * share a process share it, because compiling every page takes longer than most of them.
 */
export const siteEntry = () => (shared ??= openEntry());

async function openEntry() {
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof Entry;
  return { ...entry, load: (path: string) => vite.ssrLoadModule(path) };
}
