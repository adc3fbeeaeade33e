import { spawnSync } from 'node:child_process';

const runs = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * The command `java`; Debian's is installed when it's missing and the machine allows it (root and apt-get).
 * @throws Error that says what to do by hand.
 */
export function ensureJava(): string {
  if (runs('java', '-version')) return 'java';
  if (process.getuid?.() === 0) {
    console.log('Java is missing: installing Debian’s.');
    const installed =
      runs('apt-get', 'update') && runs('apt-get', 'install', '-y', '--no-install-recommends', 'default-jre-headless');
    if (installed && runs('java', '-version')) return 'java';
  }
  throw new Error('No Java. Install one (Debian: apt-get install default-jre-headless).');
}
