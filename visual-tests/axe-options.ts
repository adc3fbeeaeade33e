import type { getViolations } from 'axe-playwright';

type AxeOptions = NonNullable<Parameters<typeof getViolations>[2]>;

/** Only page-level rules are off, because a story is part of a page. */
export const axeOptions: AxeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
    'heading-order': { enabled: false },
  },
};

/** The rules whose outcome depends on a theme. */
export const colourRules: AxeOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Allowed axe violations per story, with reasons. Currently none. An unused exception fails. */
export const axeExceptions: { story: string; rule: string; because: string }[] = [];
