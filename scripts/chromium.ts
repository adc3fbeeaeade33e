import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Chromium is: `CHROMIUM_PATH`, else where Debian puts it. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Flags without which Debian's Chromium needs a sandbox, or looks for hosts that a closed network does not have. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Path of a Chromium that the browser tests can drive: `CHROMIUM_PATH`, else Debian's, which is installed
 * when it is missing and the machine lets us (root and apt-get).
 * @throws Error with one sentence that says what to do by hand.
 */
export function ensureChromium(): string {
  const path = chromiumPath;
  if (existsSync(path)) return path;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status;
  if (path === '/usr/bin/chromium' && process.getuid?.() === 0) {
    console.log('Chromium is missing: installing Debian’s.');
    if (apt('update') === 0 && apt('install', '-y', '--no-install-recommends', 'chromium') === 0) return path;
  }
  throw new Error(`No Chromium at ${path}. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.`);
}
