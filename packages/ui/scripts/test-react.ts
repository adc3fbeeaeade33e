/**
 * Runs the unit and contract tests of the package with another React version or tag: `node scripts/test-react.ts
 * 19.3.0-canary-…`. Tests the last commit in a temporary copy, so that the lockfile and node_modules don't change.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [wanted = 'canary'] = process.argv.slice(2);
const root = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'hoster-react-'));

function run(cwd: string, command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

try {
  run(root, 'git', 'clone', '--quiet', '--depth', '1', `file://${root}`, copy);
  const workspace = join(copy, 'pnpm-workspace.yaml');
  const catalog = readFileSync(workspace, 'utf8');
  const changed = catalog.replaceAll(/^( {2}react(?:-dom)?): .+$/gm, `$1: ${wanted}`);
  if (changed === catalog) throw new Error('pnpm-workspace.yaml has no React version.');
  writeFileSync(workspace, changed);
  run(copy, 'npx', '-y', 'pnpm@12', 'install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=silent');
  run(copy, 'npx', '-y', 'pnpm@12', 'exec', 'node', '-p', "'react ' + require('react').version");
  run(copy, 'npx', '-y', 'pnpm@12', 'exec', 'vitest', 'run', '--project', 'ui');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
