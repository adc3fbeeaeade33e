import { style } from '@vanilla-extract/css';
import { component } from '../theme/rules.ts';

/** After a figure in its box: the figure keeps its room. */
export const unit = style(
  component({
    flexShrink: 0,
    maxInlineSize: '40%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
