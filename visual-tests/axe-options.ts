import type { getViolations } from 'axe-playwright';

type AxeOptions = NonNullable<Parameters<typeof getViolations>[2]>;

/** Only rules about whole pages are off, because a story is a part of one. Nothing else is ever excepted. */
export const axeOptions: AxeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    region: { enabled: false },
    'landmark-one-main': { enabled: false },
    'page-has-heading-one': { enabled: false },
    'heading-order': { enabled: false },
  },
};
