import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const bin = () => {
  const folder = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? '/usr/bin';
  if (!existsSync(join(folder, 'initdb'))) {
    console.error('No PostgreSQL found: set TEST_DATABASE_URL, or install it (Debian: apt-get install postgresql).');
    process.exit(1);
  }
  return folder;
};

/** PostgreSQL refuses to run as root, so use the user created by Debian's package. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts a temporary PostgreSQL with the machine's `initdb` and `postgres`; `stop` removes its folder. Exits the process
 * if they aren't installed.
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'hoster-pg-'));
  const owner = unprivileged();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const init = spawnSync(
    join(bin(), 'initdb'),
    ['-D', join(folder, 'db'), '-U', 'hoster', '--auth=trust', '-E', 'UTF8'],
    {
      ...owner,
      encoding: 'utf8',
    },
  );
  if (init.status !== 0) throw new Error(init.stderr);
  const args = [
    '-D',
    join(folder, 'db'),
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'max_connections=200',
  ];
  const server = spawn(join(bin(), 'postgres'), args, { ...owner, stdio: 'ignore' });
  const url = `postgres://hoster@127.0.0.1:${port}/postgres`;
  for (
    let tries = 0;
    spawnSync(join(bin(), 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q', '-t', '1']).status !== 0;
    tries++
  ) {
    if (tries > 300 || server.exitCode !== null) throw new Error('PostgreSQL did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.kill('SIGINT');
      }),
  };
}
