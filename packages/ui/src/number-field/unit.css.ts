import { style } from '@vanilla-extract/css';
import { component } from '../theme/rules.ts';

/** A unit after the number, which keeps its space. */
export const unit = style(
  component({
    flexShrink: 0,
    maxInlineSize: '40%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
