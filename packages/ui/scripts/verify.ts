/** Checks the built package beyond types. Throws an error for each problem. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './modules.ts';

const mistakes: string[] = [];
const source = join(dist, '../src');

for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
  const client = readFileSync(join(source, file), 'utf8').startsWith("'use client'");
  if (!client || /\.(test|stories)\.tsx?$/.test(file)) continue;
  const built = readFileSync(join(dist, file.replace(/\.tsx?$/, '.js')), 'utf8');
  if (!built.startsWith('"use client"')) mistakes.push(`${file} lost its 'use client'.`);
}

// A consumer's own vanilla-extract would evaluate these again and drop the styles (vanilla-extract#1242).
for (const file of globSync('**/*.{css.js,vanilla.css}', { cwd: dist }))
  mistakes.push(`dist/${file} has a name that vanilla-extract would process.`);

const all = readFileSync(join(dist, 'styles.css'), 'utf8');
const orderLine = /^@layer [^;{]+;/.exec(all)?.[0];
if (!orderLine) mistakes.push('styles.css does not start with the layer order.');
for (const file of globSync('*/*.css', { cwd: dist })) {
  const css = readFileSync(join(dist, file), 'utf8');
  if (css.includes('source=')) mistakes.push(`${file} contains its source.`);
  if (!css.startsWith(orderLine ?? '')) mistakes.push(`${file} does not start with the layer order.`);
  const [name] = /(?<=\.)H[0-9a-z]{3,}(?=[{,:[])/.exec(css) ?? [];
  if (name && !all.includes(name)) mistakes.push(`styles.css is missing ${file}.`);
}

// Links must work in the tarball alone.
const { files } = JSON.parse(readFileSync(join(dist, '../package.json'), 'utf8')) as { files: string[] };
for (const file of ['README.md', ...files.filter((name) => name.endsWith('.md'))]) {
  const links = readFileSync(join(dist, '..', file), 'utf8').matchAll(/\]\((?!https?:|#)([^)]+)\)/g);
  for (const [, link = ''] of links)
    if (!files.includes(link.replace(/#.*/, '')))
      mistakes.push(`${file} links to ${link}, which is not in the package.`);
}

if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
