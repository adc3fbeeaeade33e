/**
 * Cuts the fonts for the pictures of pages (`site/server/social`) from those of @hoster/ui: one weight each, as the
 * renderer wants them. Run it after `packages/ui/scripts/subset-fonts.ts`:
 *   node scripts/social-fonts.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const from = join(import.meta.dirname, '../packages/ui/src/fonts/files');
const to = join(import.meta.dirname, '../site/server/social/fonts');

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„•…‹›⁄€™↑↓−`;
const cyrillic = `${range(0x400, 0x45f)}Ґґ№`;

mkdirSync(to, { recursive: true });
for (const [family, weight] of [
  ['onest', 400],
  ['onest', 600],
  ['jetbrains-mono', 500],
] as const) {
  for (const [script, text] of Object.entries({ latin, cyrillic })) {
    const source = readFileSync(join(from, `${family}-${script}.woff2`));
    const cut = await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
    const name = `${family}-${script}-${weight}.ttf`;
    writeFileSync(join(to, name), cut);
    console.log(`${name} ${cut.length}`);
  }
}
