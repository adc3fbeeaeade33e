import { createHost } from './host.ts';
import { ConfigError, readConfig, type Settings } from './config.ts';
import { builtRenderer, devRenderer } from './page-renderer.ts';

const siteDir = new URL('..', import.meta.url).pathname;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const backend = config.apiOrigin ? null : await (await import('./backend.ts')).openBackend(config);
  const vite = config.production ? undefined : await devServer(config);
  const render = vite ? devRenderer(vite) : await builtRenderer(siteDir);
  const app = await createHost({ config, siteDir, backend, render, ...(vite && { vite }) });
  await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`Site         ${config.publicOrigin}/\n`);
  async function stop(): Promise<void> {
    await app.close();
    await vite?.close();
    await backend?.close();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

async function devServer(config: Settings) {
  const { createServer } = await import('vite');
  return createServer({
    root: siteDir,
    configFile: `${siteDir}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: config.port + 1 } },
  });
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
