import { style } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const tip = style(
  component({
    maxInlineSize: `min(18rem, calc(100% - ${vars.space[16]}))`,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[8],
    // In the dark theme, the border separates it from the page.
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.small,
    backgroundColor: vars.color.surfaceInverse,
    color: vars.color.textInverse,
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);
