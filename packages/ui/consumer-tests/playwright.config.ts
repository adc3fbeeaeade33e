import { defineConfig } from '@playwright/test';
import base from '../../../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../../test-results/consumers',
  testMatch: '*.spec.ts',
  globalSetup: './prepare.ts',
  reporter: [['list'], ['json', { outputFile: '../../../test-results/consumers.json' }]],
});
