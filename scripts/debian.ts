import { spawnSync } from 'node:child_process';

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/**
 * Installs the Debian package of a missing command, where that can be done (needs root and apt-get).
 * @returns whether the command is there now
 */
export function ensureCommand(command: string, debianPackage: string): boolean {
  const isThere = () => runs('sh', '-c', `command -v ${command}`);
  if (isThere()) return true;
  if (process.getuid?.() !== 0) return false;
  console.log(`${command} is missing: installing Debian’s ${debianPackage}.`);
  return (
    runs('apt-get', 'update') && runs('apt-get', 'install', '-y', '--no-install-recommends', debianPackage) && isThere()
  );
}
