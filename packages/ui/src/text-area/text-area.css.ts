import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

const padding = vars.space[8];

/** Height of so many lines with the padding. */
const tall = (lines: string): string => `calc(${lines} * 1lh + 2 * ${padding})`;

export const area = style(
  component({
    resize: 'vertical',
    minBlockSize: tall('1'),
    display: 'block',
    // Twice, because bundlers that split styles may load those of TextField later.
    selectors: { '&&': { paddingBlock: padding } },
    '@supports': {
      // Grows with its text. That ignores `rows`, so they are its least height, where CSS can read them.
      '(min-block-size: attr(rows type(<integer>)))': {
        fieldSizing: 'content',
        minBlockSize: tall('attr(rows type(<integer>))'),
        maxBlockSize: `max(${tall('24')}, ${tall('attr(rows type(<integer>))')})`,
      },
    },
  }),
);
