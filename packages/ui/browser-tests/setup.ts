import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../../visual-tests/serve.ts';

const root = join(import.meta.dirname, '../../..');
const built = join(root, 'storybook-static');

/** Serves the Storybook built by the visual tests, or builds it first. */
export default async function setup(): Promise<() => void> {
  if (!existsSync(join(built, 'index.json'))) {
    const command = join(root, 'node_modules/.bin/storybook');
    const { status, stderr } = spawnSync(command, ['build', '-o', built, '--quiet', '--disable-telemetry'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`Storybook was not built: ${stderr}`);
  }
  const { url, close } = await serve(built);
  process.env['STORYBOOK_URL'] = url;
  return close;
}
