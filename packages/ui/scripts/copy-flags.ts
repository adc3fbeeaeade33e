/**
 * Copies the flags listed in `src/flag/countries.ts` from the package country-flag-icons:
 *   npx -y pnpm@12 --filter @hoster/ui exec node scripts/copy-flags.ts
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { countries } from '../src/flag/countries.ts';

const source = dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json'));
const target = new URL('../src/flag/files/', import.meta.url);
await mkdir(target, { recursive: true });
await copyFile(join(source, 'LICENSE'), new URL('license.txt', target));
for (const country of countries) {
  await copyFile(join(source, '3x2', `${country}.svg`), new URL(`${country.toLowerCase()}.svg`, target));
}
