/** Builds the site if its sources have changed since the last build, then becomes the site. */
import { join } from 'node:path';
import { buildSite, isBuilt } from './build.ts';
import { siteFlags } from './site-flags.ts';

if (!isBuilt()) {
  process.stdout.write('Building the site …\n');
  await buildSite();
}
const site = join(import.meta.dirname, '../site/server/main.ts');
// A new program in the same process: the memory of the build is given back.
process.execve?.(process.execPath, [process.execPath, ...siteFlags, site], {
  ...process.env,
  NODE_ENV: 'production',
});
