import type { TestRunnerConfig } from '@storybook/test-runner';
import { checkA11y, injectAxe } from 'axe-playwright';
import { axeOptions } from '../visual-tests/axe-options.ts';
import { storyModes } from '../packages/ui/docs-page/modes.ts';

/**
 * For `test-storybook --index-json` against a running Storybook (the index has tests under titles of their own), one story file at a time while working on it: axe in every theme.
 * `test` itself runs visual-tests/run.ts, which does the same for all stories on two pages and compares the pictures.
 */
export default {
  async preVisit(page) {
    await injectAxe(page);
  },
  async postVisit(page) {
    const themes = new Set(Object.values(storyModes).map(({ theme }) => theme));
    for (const theme of themes) {
      await page.evaluate(
        (globals) => {
          window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
        },
        { theme, a11y: { manual: true } },
      );
      await page.waitForFunction((value) => document.documentElement.dataset['theme'] === value, theme);
      // The whole body, because the add-on's own run doesn't include portals.
      await checkA11y(page, 'body', { axeOptions, detailedReport: true });
    }
  },
} satisfies TestRunnerConfig;
