/**
 * Writes dist/standalone.js: every component in one file that imports nothing but React, and no styles. For pages
 * without a bundler (browsers cannot import CSS from script that way), and for Node, beside dist/styles.css.
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
