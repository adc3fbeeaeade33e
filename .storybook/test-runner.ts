import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { checkA11y, injectAxe } from 'axe-playwright';
import { axeOptions } from '../visual-tests/axe-options.ts';

/**
 * For `test-storybook` against a running Storybook, one story file at a time while working on it. `test` itself runs
 * visual-tests/run.ts, which does the same for all stories on two pages and compares the pictures.
 */
export default {
  async preVisit(page) {
    await injectAxe(page);
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    // The whole body: the add-on's own run does not see portals.
    if (!parameters['a11y']?.disable) await checkA11y(page, 'body', { axeOptions, detailedReport: true });
  },
} satisfies TestRunnerConfig;
