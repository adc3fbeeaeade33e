/**
 * Packs the package as for publishing and checks the tarball with publint and Are the Types Wrong in strict mode. Run
 * after the build. ESM only: `require` loads ES modules from Node 24, older resolutions aren't supported.
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
