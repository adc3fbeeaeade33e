import { defineConfig, devices, type Project } from '@playwright/test';
import { join } from 'node:path';
import { chromiumArgs, headlessPath } from '../../../scripts/chromium.ts';
import { PATIENCE } from '../../../scripts/patience.ts';

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

/** The same suites, except Chromium-only ones. Needs Playwright's own builds. */
const others: Project[] = [
  { name: 'firefox', testIgnore: '*.chromium.spec.ts', use: devices['Desktop Firefox'] },
  { name: 'webkit', testIgnore: '*.chromium.spec.ts', use: devices['Desktop Safari'] },
];

/** Tests of @hoster/ui that need a real browser, in the built Storybook. */
export default defineConfig({
  testDir: '.',
  globalSetup: './setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 10 * PATIENCE,
  expect: { timeout: PATIENCE },
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, '../../../test-results/browser.json') }]],
  outputDir: join(import.meta.dirname, '../../../test-results/browser'),
  use: {
    actionTimeout: PATIENCE,
    locale: 'en-GB',
    // For one test, `--trace on` shows the page at each step.
    trace: 'off',
  },
  projects: process.env['ALL_BROWSERS'] ? [chromium, ...others] : [chromium],
});
