import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Packs @hoster/ui like `pnpm publish` into `folder`. @returns the path of the tarball */
export function pack(folder: string): string {
  execFileSync('npx', ['-y', 'pnpm@12', 'pack', '--pack-destination', folder], {
    cwd: join(import.meta.dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error('pnpm pack created no tarball.');
  return join(folder, tarball);
}
