import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** Starts with free space for the support buttons, except where they are beside the content. */
export const footer = style({
  paddingBlock: `${vars.space[80]} ${vars.space[16]}`,
  '@media': { '(min-width: 1416px)': { paddingBlockStart: vars.space[16] } },
});
