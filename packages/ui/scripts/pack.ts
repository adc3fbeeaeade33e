/**
 * Packs @hoster/ui: `node packages/ui/scripts/pack.ts <folder>` prints the path of the tarball. Run it after the build.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

interface Manifest {
  name: string;
  version: string;
}
const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Whether a tag of git has this name. `here`: at the commit that is checked out. An archive without git has no tags. */
function hasTag(name: string, here: boolean): boolean {
  const args = ['tag', '--list', name, ...(here ? ['--points-at', 'HEAD'] : [])];
  try {
    return (
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() !== ''
    );
  } catch {
    return false;
  }
}

/**
 * The version of a tarball that isn't the release itself: `0.3.0-dev.h1a2b3c4d` before `0.3.0`, `0.3.1-dev.h1a2b3c4d`
 * after it, so that no two tarballs have the same name and different content.
 * @param content the tarball as it would be with `version`
 */
function versionBetween(version: string, isReleased: boolean, content: Buffer): string {
  const [major, minor, patch = ''] = version.split('.');
  const next = isReleased ? `${major}.${minor}.${Number(patch) + 1}` : version;
  // A letter first: a number in a prerelease may not begin with 0.
  return `${next}-dev.h${createHash('sha256').update(content).digest('hex').slice(0, 8)}`;
}

/** Packs a folder with pnpm. @returns the path of the tarball */
function packFolder(from: string, to: string): string {
  execFileSync('npx', ['-y', 'pnpm@12', 'pack', '--pack-destination', to], {
    cwd: from,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const tarball = readdirSync(to).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error('pnpm pack created no tarball.');
  return join(to, tarball);
}

/**
 * Packs @hoster/ui like `pnpm publish` into `folder`: with its version at the commit of its tag, otherwise with a version
 * of its own. @returns the path of the tarball
 */
export function pack(folder: string): string {
  const { version } = readManifest(root);
  if (hasTag(`v${version}`, true)) return packFolder(root, folder);
  const aside = mkdtempSync(join(tmpdir(), 'hoster-ui-pack-'));
  try {
    const tarball = packFolder(root, aside);
    execFileSync('tar', ['xzf', tarball, '-C', aside]);
    const unpacked = join(aside, 'package');
    const between = versionBetween(version, hasTag(`v${version}`, false), readFileSync(tarball));
    writeFileSync(
      join(unpacked, 'package.json'),
      `${JSON.stringify({ ...readManifest(unpacked), version: between }, null, 2)}\n`,
    );
    return packFolder(unpacked, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const [, script = '', folder] = process.argv;
if (script === import.meta.filename) {
  if (folder === undefined) {
    console.error('node packages/ui/scripts/pack.ts <folder>');
    process.exit(2);
  }
  console.log(pack(folder));
}
