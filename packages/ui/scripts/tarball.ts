/**
 * Packs the package as it would be published and lets publint and Are the Types Wrong judge the tarball, strictly.
 * Run after the build. ESM only: `require` gets ES modules from Node 24 on, older resolutions are not served.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dist, entriesOf, namedExports } from './modules.ts';
import { pack } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoster-ui-'));
try {
  const tarball = pack(folder);
  const entries = [...namedExports(), ...entriesOf(dist)];
  const publint = spawnSync('publint', [tarball, '--strict'], { stdio: 'inherit' });
  const types = spawnSync('attw', [tarball, '--quiet', '--profile', 'esm-only', '--entrypoints', ...entries], {
    stdio: 'inherit',
  });
  process.exitCode = publint.status === 0 && types.status === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
