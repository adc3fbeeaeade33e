import { defineConfig, devices, type Project } from '@playwright/test';
import { join } from 'node:path';
import { chromiumArgs, chromiumPath } from '../scripts/chromium.ts';

const chromium: Project = {
  name: 'chromium',
  use: {
    launchOptions: {
      executablePath: chromiumPath,
      // Memory is collected on demand: for counting what is left behind.
      args: [...chromiumArgs, '--js-flags=--expose-gc'],
      // A page without scrollbars cannot shift when one goes.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
};

/** The same suites, but for what asks Chromium itself. Run where Playwright's own builds can be installed. */
const others: Project[] = [
  { name: 'firefox', testIgnore: '*.chromium.spec.ts', use: devices['Desktop Firefox'] },
  { name: 'webkit', testIgnore: '*.chromium.spec.ts', use: devices['Desktop Safari'] },
];

/** The promises of @hoster/ui that only a real browser can keep, walked through in the built Storybook. */
export default defineConfig({
  testDir: '.',
  globalSetup: './setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../test-results/browser.json') }]],
  outputDir: join(import.meta.dirname, '../test-results/browser'),
  use: { actionTimeout: 30_000, locale: 'en-GB', trace: 'retain-on-failure' },
  projects: process.env['ALL_BROWSERS'] ? [chromium, ...others] : [chromium],
});
