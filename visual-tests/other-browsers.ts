/**
 * Runs every story with its play function in Firefox and WebKitGTK, and then the browser tests of @hoster/ui in both:
 * `test:browsers`, after a build of Storybook by the visual tests, or builds it first. Takes both browsers from Debian
 * (`firefox-esr`, `webkit2gtk-driver`, `xvfb`) and installs them where that can be done. Keys in stories are events of
 * the page, not of the browser: keyboard tables leave out their native rows (Firefox moves the focus out of the page,
 * and does not come back by itself). Other arguments filter story ids; `firefox` and `webkit` alone choose a browser.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pTimeout from 'p-timeout';
import puppeteer from 'puppeteer-core';
import { WAIT_TIMEOUT } from '../scripts/wait-timeout.ts';
import { serve } from './serve.ts';
import { showStory } from './show-story.ts';
import { MINI_BROWSER, openWebKit as startWebKit, XVFB } from './webkit/open.ts';

const root = join(import.meta.dirname, '..');
const built = join(root, 'storybook-static');
const FIREFOX = '/usr/bin/firefox-esr';

interface OtherBrowser {
  version: string;
  /** Loads the frame of stories. */
  load: (url: string) => Promise<void>;
  /** Shows a story and plays it. Returns what failed, or null. */
  show: (id: string) => Promise<string | null>;
  close: () => Promise<void>;
}

const needed: Record<string, string> = {
  [FIREFOX]: 'firefox-esr',
  [MINI_BROWSER]: 'webkit2gtk-driver',
  [XVFB]: 'xvfb',
};
const missing = Object.keys(needed).filter((path) => !existsSync(path));
if (missing.length > 0) {
  const packages = missing.flatMap((path) => needed[path] ?? []);
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', install, { stdio: 'ignore' });
  }
  if (missing.some((path) => !existsSync(path))) {
    console.error(`Not found: ${missing.join(', ')}. Install them: apt-get ${install.join(' ')}`);
    process.exit(1);
  }
}

/** Without axe and without motion, as in the visual tests: what fades in is invisible at first. */
const quiet = { a11y: { manual: true }, motion: 'reduced' };
/** Runs in the browser. */
const setGlobals = (globals: object): void => window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });

async function openFirefox(): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX, headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return {
    version: await browser.version(),
    load: async (url) => {
      await page.goto(url);
      await page.waitForSelector('body.sb-show-nopreview');
      await page.waitForFunction('window.__STORYBOOK_ADDONS_CHANNEL__ !== undefined');
      await page.evaluate(setGlobals, quiet);
    },
    show: async (id) => {
      await page.mouse.move(0, 0);
      return page.evaluate(showStory, id);
    },
    close: () => browser.close(),
  };
}

async function openWebKit(): Promise<OtherBrowser> {
  const { driver, close } = await startWebKit();
  const capabilities = await driver.getCapabilities();
  return {
    version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    load: async (url) => {
      await driver.get(url);
      await driver.wait(() => driver.executeScript(`return document.body.classList.contains('sb-show-nopreview')`));
      await driver.executeScript(`(${setGlobals.toString()})(arguments[0])`, quiet);
    },
    show: (id) =>
      driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
        (${showStory.toString()})(arguments[0]).then(done, (error) => done(String(error)));`,
        id,
      ),
    close,
  };
}

if (!existsSync(join(built, 'index.json'))) {
  const args = ['build', '-o', built, '--quiet', '--disable-telemetry'];
  spawnSync(join(root, 'node_modules/.bin/storybook'), args, { cwd: root, stdio: 'inherit' });
}
const words = process.argv.slice(2);
const filters = words.filter((word) => word !== 'firefox' && word !== 'webkit');
const browsers = { firefox: openFirefox, webkit: openWebKit };
const all = ['firefox', 'webkit'] as const;
const chosen = all.filter((name) => words.includes(name));
const asked = chosen.length > 0 ? chosen : all;
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; type: string }>;
};
const ids = Object.values(entries)
  .filter(({ type, id }) => type === 'story' && (filters.length === 0 || filters.some((word) => id.includes(word))))
  .map(({ id }) => id);

const { url, close } = await serve(built);
const late = { milliseconds: WAIT_TIMEOUT, fallback: () => 'took too long' };
let failed = 0;
for (const name of asked) {
  const browser = await browsers[name]();
  await browser.load(`${url}/iframe.html?viewMode=story`);
  let passed = 0;
  for (const id of ids) {
    const problem = await pTimeout(browser.show(id), late).catch(String);
    if (problem === null) passed++;
    else {
      failed++;
      console.log(`✗ ${name} ${id}: ${problem.split('\n')[0]}`);
    }
    // A failed story may leave something behind.
    if (problem !== null) await browser.load(`${url}/iframe.html?viewMode=story`);
  }
  console.log(`${browser.version}: ${passed} of ${ids.length} stories passed`);
  await browser.close();
}
close();
if (filters.length === 0) {
  const config = join(root, 'packages/ui/browser-tests/playwright.config.ts');
  for (const name of asked) {
    const { status } = spawnSync(join(root, 'node_modules/.bin/playwright'), ['test', '-c', config], {
      stdio: 'inherit',
      env: { ...process.env, BROWSERS: name },
    });
    if (status !== 0) failed++;
  }
}
process.exit(failed > 0 ? 1 : 0);
