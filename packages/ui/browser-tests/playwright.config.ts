import { defineConfig, type Project } from '@playwright/test';
import { join } from 'node:path';
import { chromiumArgs, headlessPath } from '../../../scripts/chromium.ts';
import { cores } from '../../../scripts/cores.ts';
import { byDepth } from '../../../scripts/depth.ts';
import { WAIT_TIMEOUT } from '../../../scripts/wait-timeout.ts';

const chromium: Project = {
  name: 'chromium',
  use: {
    launchOptions: {
      executablePath: headlessPath,
      // Allows garbage collection on demand, to detect leaks.
      args: [...chromiumArgs, '--js-flags=--expose-gc'],
      // Scrollbars are needed to test layout shifts.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
};

/** The same suites in Debian's Firefox, except tests of emulated media, which Playwright can't do there. */
const firefox: Project = {
  name: 'firefox',
  testIgnore: '*.chromium.spec.ts',
  grepInvert: [/@media/, ...byDepth([], [/@full/])],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: join(import.meta.dirname, 'firefox.ts'),
      // A machine without a mouse would have no hover styles: 2 is a fine pointer, 4 can hover.
      firefoxUserPrefs: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
    },
  },
};

/** The same in Debian's WebKitGTK, through WebDriver instead of Playwright: see `story.ts`. */
const webkit: Project = {
  name: 'webkit',
  testIgnore: '*.chromium.spec.ts',
  grepInvert: [/@media/, ...byDepth([], [/@full/])],
};

const projects = { chromium, firefox, webkit };

/** Tests of @hoster/ui that need a real browser, in the built Storybook. */
export default defineConfig({
  testDir: '.',
  globalSetup: './setup.ts',
  // One more than there are cores: pages wait for other processes of the browser.
  workers: cores + 1,
  fullyParallel: true,
  grepInvert: byDepth([], [/@full/]),
  forbidOnly: true,
  retries: 0,
  timeout: 10 * WAIT_TIMEOUT,
  expect: { timeout: WAIT_TIMEOUT },
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../../../test-results/browser.json') }]],
  outputDir: join(import.meta.dirname, '../../../test-results/browser'),
  use: {
    actionTimeout: WAIT_TIMEOUT,
    locale: 'en-GB',
    // For one test, `--trace on` shows the page at each step.
    trace: 'off',
  },
  projects: (process.env['BROWSERS'] ?? 'chromium').split(',').map((name) => projects[name as keyof typeof projects]),
});
