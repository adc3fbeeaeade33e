/**
 * Writes dist/styles.css, the styles of the whole library for pages without a bundler, and copies the files it refers
 * to.
 */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { dist, entriesOf, stylesOf } from './modules.ts';

const seen = new Set<string>();
const entries = ['theme', 'reset', 'document', 'fonts', ...entriesOf(dist)];
const files = entries.flatMap((entry) => stylesOf(join(dist, entry, 'index.js'), seen));
const orderLine = /^@layer [^;{]+;/.exec(readFileSync(files[0] ?? '', 'utf8'))?.[0];
if (!orderLine) throw new Error('The first style sheet does not start with the layer order.');

const parts = files.map((file) => {
  const folder = relative(dist, dirname(file));
  const css = readFileSync(file, 'utf8')
    .replace(orderLine, '')
    .replaceAll(/@layer [\w.]+;/g, '')
    .trim();
  return css.replaceAll('url(./', `url(./${folder}/`);
});
writeFileSync(join(dist, 'styles.css'), `${orderLine}${parts.join('')}\n`);
// TypeScript requires types even for side-effect imports.
writeFileSync(join(dist, 'styles.css.d.ts'), 'export {};\n');

// Fonts and images in style sheets.
const source = join(dist, '../src');
for (const folder of globSync('*/files', { cwd: source })) {
  cpSync(join(source, folder), join(dist, folder), { recursive: true });
}
