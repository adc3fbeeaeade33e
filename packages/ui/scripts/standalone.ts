/**
 * Writes dist/standalone.js: all components in one file that imports only React, and no styles. For pages without a
 * bundler, because browsers can't import CSS from scripts, and for Node.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { dist } from './modules.ts';

const { metafile } = await build({
  entryPoints: [join(dist, 'index.js')],
  outfile: join(dist, 'standalone.js'),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  loader: { '.css': 'empty' },
  define: { 'process.env.NODE_ENV': '"production"' },
  metafile: true,
  banner: { js: '/*! The licences of bundled packages are in standalone.LICENSES.txt. */' },
  logLevel: 'error',
});

/** Folders of the bundled packages, by name. */
const packages = new Map(
  Object.keys(metafile.inputs).flatMap((input) => {
    const found = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(join(process.cwd(), input));
    return found?.[1] && found[2] ? [[found[2], found[1]] as const] : [];
  }),
);
const licences = [...packages]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, folder]) => {
    const [file] = globSync('{LICENSE,LICENCE,license}*', { cwd: folder });
    const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { license: string };
    return `${name} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : 'No text of its own.'}\n`;
  });
writeFileSync(join(dist, 'standalone.LICENSES.txt'), licences.join(`\n${'-'.repeat(72)}\n\n`));
writeFileSync(join(dist, 'standalone.d.ts'), "export * from './index.js';\n");
