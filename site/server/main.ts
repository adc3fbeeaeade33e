import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { EmbeddedBackend } from './proxy/backend.ts';
import { readConfig, type SiteConfig } from './config.ts';
import { verificationTags } from './pages/document.ts';
import { createDrain } from './drain.ts';
import { createHost } from './host.ts';
import { builtRenderer, devRenderer } from './pages/page-renderer.ts';
import { sentenceFor, welcome } from './words.ts';

const siteDir = join(import.meta.dirname, '..');
const assetsDir = join(siteDir, 'build/client/assets');
/** Milliseconds that running requests have to end after SIGTERM. */
const DRAIN_MS = 10_000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await refuseTakenPort(config);
  const backend = config.apiOrigin ? null : await (await import('./proxy/backend.ts')).openBackend(config);
  try {
    await serve(config, backend);
  } catch (error) {
    await backend?.close();
    throw error;
  }
}

/**
 * Listens for a moment, because making a database takes a minute that a taken port would waste.
 * @throws what `listen` does, such as EADDRINUSE
 */
async function refuseTakenPort({ port, host }: SiteConfig): Promise<void> {
  const probe = createTcpServer().listen({ port, host });
  await once(probe, 'listening');
  await once(probe.close(), 'close');
}

async function serve(config: SiteConfig, backend: EmbeddedBackend | null): Promise<void> {
  const drain = createDrain();
  const vite = config.production ? null : await devServer(config);
  const siteHead = verificationTags(config.verifications);
  const render = vite ? devRenderer(vite, siteHead) : await builtRenderer(siteDir, siteHead);
  const host = await createHost({
    config,
    assetsDir,
    backend,
    render,
    drain,
    ...(vite && { vite }),
  });
  // Node's 511 is too low for peaks: a refused connection retries after a second.
  await host.listen({ port: config.port, host: config.host, backlog: 4096 });
  process.stdout.write(welcome(config, backend));

  async function stop(): Promise<void> {
    if (drain.isStopping) return;
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await Promise.all([drain.stop(), backend?.disconnectPages()]);
    await host.close();
    await vite?.close();
    await backend?.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

async function devServer(config: SiteConfig): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    root: siteDir,
    configFile: `${siteDir}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: config.port + 1 } },
  });
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${sentenceFor(error)}\n`);
  process.exit(1);
}
