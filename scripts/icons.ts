/**
 * Makes the icons in `site/server/static` from `favicon.svg`. Run it after changing that file:
 *   node scripts/icons.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const folder = join(import.meta.dirname, '../site/server/static');
const source = readFileSync(join(folder, 'favicon.svg'), 'utf8');
/** Systems cut their own shape: full to the edges, and the mark within the safe zone. */
const square = source.replace(/ rx="\d+"/, '');
const safe = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"')
  .replace('<rect width="32" height="32"', '<rect x="-5" y="-5" width="42" height="42"');

const png = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** An ICO file with one PNG, as every browser since 2007 reads it. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

for (const [name, bytes] of Object.entries({
  'favicon.ico': ico(png(source, 32), 32),
  'apple-touch-icon.png': png(square, 180),
  'icon-192.png': png(source, 192),
  'icon-512.png': png(source, 512),
  'icon-maskable-512.png': png(safe, 512),
})) {
  writeFileSync(join(folder, name), bytes);
  console.log(`${name} ${bytes.length}`);
}
