import type { getViolations } from 'axe-playwright';

type AxeOptions = NonNullable<Parameters<typeof getViolations>[2]>;

/** Only rules about whole pages are off, because a story is a part of one. */
export const axeOptions: AxeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
    'heading-order': { enabled: false },
  },
};

/** What axe may find in a story all the same, each with its reason: nothing. One that finds nothing any more fails. */
export const axeExceptions: { story: string; rule: string; because: string }[] = [];
