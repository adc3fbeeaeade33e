import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

// Makes every Chromium started from here use the same system fonts, whatever is installed.
process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts.conf');

const DEBIANS = '/usr/bin/chromium';
const DEBIANS_HEADLESS = '/usr/bin/chromium-headless-shell';

/** Path of Chromium: `CHROMIUM_PATH`, or Debian's. */
export const chromiumPath = process.env['CHROMIUM_PATH'] ?? DEBIANS;

/**
 * Path of a Chromium without windows, where there's one: tests of what pages do take two thirds of the time in it.
 * Pictures are taken by the other, which draws text as visitors see it.
 */
export const headlessPath = process.env['CHROMIUM_PATH'] ?? (existsSync(DEBIANS_HEADLESS) ? DEBIANS_HEADLESS : DEBIANS);

/** Flags to run Debian's Chromium without a sandbox and without requests to external hosts. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Returns the path of Chromium: `CHROMIUM_PATH`, or Debian's. Its packages are installed if they're missing, where that
 * can be done (needs root and apt-get).
 * @throws Error that says what to install
 */
export async function ensureChromium(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH'] ? [] : [DEBIANS, DEBIANS_HEADLESS].filter((path) => !existsSync(path));
  if (wanted.length > 0 && process.getuid?.() === 0) {
    console.log('Chromium is missing: installing Debian’s.');
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', ...wanted.map((path) => basename(path)));
  }
  if (existsSync(chromiumPath)) return chromiumPath;
  throw new Error(
    `No Chromium at ${chromiumPath}. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.`,
  );
}

const apt = (...args: string[]) =>
  once(
    spawn('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }),
    'close',
  );
