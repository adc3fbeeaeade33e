/** Builds the site if its sources have changed since the last build, then runs it in this process. */
import { buildSite, isBuilt } from './build.ts';

if (!isBuilt()) {
  process.stdout.write('Building the site …\n');
  await buildSite();
}
process.env['NODE_ENV'] = 'production';
await import('../site/server/main.ts');
