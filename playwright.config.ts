import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'site/e2e',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // The server runs in UTC: a browser elsewhere finds dates that were formatted without a zone.
    actionTimeout: 15_000,
    timezoneId: 'America/Los_Angeles',
    locale: 'en-GB',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath, args: [...chromiumArgs] },
  },
});
