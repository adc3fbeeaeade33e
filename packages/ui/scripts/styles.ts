/** Writes dist/styles.css, the whole library for pages without a bundler, and copies the files it names beside it. */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { dist, entriesOf, stylesOf } from './modules.ts';

const seen = new Set<string>();
const entries = ['theme', 'reset', 'fonts', ...entriesOf(dist)];
const files = entries.flatMap((entry) => stylesOf(join(dist, entry, 'index.js'), seen));
const orderLine = /^@layer [^;{]+;/.exec(readFileSync(files[0] ?? '', 'utf8'))?.[0];
if (!orderLine) throw new Error('The first style sheet does not begin with the order of the layers.');

const parts = files.map((file) => {
  const folder = relative(dist, dirname(file));
  const css = readFileSync(file, 'utf8')
    .replace(orderLine, '')
    .replaceAll(/@layer [\w.]+;/g, '')
    .trim();
  return css.replaceAll('url(./', `url(./${folder}/`);
});
writeFileSync(join(dist, 'styles.css'), `${orderLine}${parts.join('')}\n`);
// TypeScript asks for types of whatever is imported, even for its effect alone.
writeFileSync(join(dist, 'styles.css.d.ts'), 'export {};\n');

// Fonts and pictures that style sheets name.
const source = join(dist, '../src');
for (const folder of globSync('*/files', { cwd: source })) {
  cpSync(join(source, folder), join(dist, folder), { recursive: true });
}
