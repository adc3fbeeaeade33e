import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Path of a Chromium that the browser tests can drive: `CHROMIUM_PATH`, else Debian's, which is installed
 * when it is missing and the machine lets us (root and apt-get).
 * @throws Error with one sentence that says what to do by hand.
 */
export function ensureChromium(): string {
  const path = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (existsSync(path)) return path;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status;
  if (path === '/usr/bin/chromium' && process.getuid?.() === 0) {
    console.log('Chromium is missing: installing Debian’s.');
    if (apt('update') === 0 && apt('install', '-y', '--no-install-recommends', 'chromium') === 0) return path;
  }
  throw new Error(`No Chromium at ${path}. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.`);
}
