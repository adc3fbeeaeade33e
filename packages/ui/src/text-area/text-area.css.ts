import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const area = style(
  component({
    // Grows with its text in browsers that support it; otherwise it has fixed rows and a resize handle.
    fieldSizing: 'content',
    resize: 'vertical',
    minBlockSize: '3lh',
    maxBlockSize: '24lh',
    paddingBlock: vars.space[8],
    display: 'block',
  }),
);
