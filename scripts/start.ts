/** Builds the site if its sources have changed since the last build, then becomes the site. */
import { join } from 'node:path';
import { buildSite, isBuilt } from './build.ts';

if (!isBuilt()) {
  process.stdout.write('Building the site …\n');
  await buildSite();
}
const site = join(import.meta.dirname, '../site/server/main.ts');
// A new program in the same process: the memory of the build is given back. Rendering makes much garbage that lives
// shortly; without the limit V8 keeps 130 MB for it, of which it needs a third.
process.execve?.(process.execPath, [process.execPath, '--max-semi-space-size=16', site], {
  ...process.env,
  NODE_ENV: 'production',
});
