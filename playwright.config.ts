import { defineConfig } from '@playwright/test';
import { chromiumArgs, headlessPath } from './scripts/chromium.ts';
import { cores } from './scripts/cores.ts';
import { PATIENCE } from './scripts/patience.ts';

export default defineConfig({
  testDir: 'site/e2e',
  globalSetup: './site/e2e/support/ready-data.ts',
  workers: cores,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 10 * PATIENCE,
  expect: { timeout: PATIENCE, toPass: { timeout: 2 * PATIENCE } },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Its own folder, which Playwright empties: other steps write beside it.
  outputDir: 'test-results/e2e',
  use: {
    // The server runs in UTC: a browser elsewhere finds dates that were formatted without a zone.
    actionTimeout: PATIENCE,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-GB',
    // For one test, `--trace on` shows the page at each step; all of them would take a quarter longer.
    trace: 'off',
    launchOptions: { executablePath: headlessPath, args: [...chromiumArgs] },
  },
});
