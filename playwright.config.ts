import { defineConfig } from '@playwright/test';
import { chromiumArgs, headlessPath } from './scripts/chromium.ts';
import { cores } from './scripts/cores.ts';
import { byDepth } from './scripts/depth.ts';
import { WAIT_TIMEOUT } from './scripts/wait-timeout.ts';

export default defineConfig({
  testDir: 'site/e2e',
  globalSetup: './site/e2e/support/ready-data.ts',
  // One more than there are cores: a test takes two seconds of a core in four.
  workers: cores + 1,
  fullyParallel: true,
  grepInvert: byDepth([], [/@full/]),
  forbidOnly: true,
  retries: 0,
  timeout: 10 * WAIT_TIMEOUT,
  expect: { timeout: WAIT_TIMEOUT, toPass: { timeout: 2 * WAIT_TIMEOUT } },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Its own folder, which Playwright empties: other steps write beside it.
  outputDir: 'test-results/e2e',
  use: {
    // The server runs in UTC: a browser elsewhere finds dates that were formatted without a zone.
    actionTimeout: WAIT_TIMEOUT,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-GB',
    // For one test, `--trace on` shows the page at each step; all of them would take a quarter longer.
    trace: 'off',
    launchOptions: { executablePath: headlessPath, args: [...chromiumArgs] },
  },
});
