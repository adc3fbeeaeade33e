/**
 * Writes dist/standalone.js: all components in one file that imports only React, and no styles. For pages without a
 * bundler, because browsers can't import CSS from scripts, and for Node.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { dist } from './modules.ts';

await build({
  entryPoints: [join(dist, 'index.js')],
  outfile: join(dist, 'standalone.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
writeFileSync(join(dist, 'standalone.d.ts'), "export * from './index.js';\n");
