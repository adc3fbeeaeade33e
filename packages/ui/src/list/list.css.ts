import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'grid',
    gap: vars.space[8],
    margin: 0,
    paddingInlineStart: vars.space[20],
    overflowWrap: 'anywhere',
  }),
);
