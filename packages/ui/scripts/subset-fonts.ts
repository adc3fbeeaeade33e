/**
 * Creates the font subsets in `src/fonts/files` from the @fontsource-variable packages. Run it manually after updating
 * them:
 *   npx -y pnpm@12 --filter @hoster/ui exec node scripts/subset-fonts.ts
 *
 * Omitted: weights outside 400–700 (unused), JetBrains Mono's ligatures (they would turn
 * `->` in a copied command into an arrow; also half of its bytes), and all but two currency signs of the two
 * extended sets, so that a ruble price on a page does not fetch 28 kB.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›⁄€™↑↓−`;
const cyrillic = `${range(0x400, 0x45f)}Ґґ№`;

const cuts = [
  { from: 'onest', source: 'latin', to: 'latin', text: latin, ligatures: true },
  { from: 'onest', source: 'cyrillic', to: 'cyrillic', text: cyrillic, ligatures: true },
  { from: 'onest', source: 'latin-ext', to: 'ruble', text: '₽', ligatures: true },
  { from: 'onest', source: 'cyrillic-ext', to: 'hryvnia', text: '₴', ligatures: true },
  { from: 'onest', source: 'symbols', to: 'symbols', text: '←→✓', ligatures: true },
  { from: 'jetbrains-mono', source: 'latin', to: 'latin', text: latin, ligatures: false },
  { from: 'jetbrains-mono', source: 'cyrillic', to: 'cyrillic', text: cyrillic, ligatures: false },
  { from: 'jetbrains-mono', source: 'latin-ext', to: 'ruble', text: '₽', ligatures: false },
] as const;

const { resolve } = createRequire(import.meta.url);
const packages = {
  onest: dirname(resolve('@fontsource-variable/onest/package.json')),
  'jetbrains-mono': dirname(resolve('@fontsource-variable/jetbrains-mono/package.json')),
};
const target = new URL('../src/fonts/files/', import.meta.url);
await mkdir(target, { recursive: true });

for (const { from, source, to, text, ligatures } of cuts) {
  const original = await readFile(join(packages[from], 'files', `${from}-${source}-wght-normal.woff2`));
  const cut = await subsetFont(original, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    noLayoutClosure: !ligatures,
  });
  await writeFile(new URL(`${from}-${to}.woff2`, target), cut);
  process.stdout.write(`${from}-${to}.woff2 ${original.length} → ${cut.length}\n`);
}
