import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';
import { beside } from '../../features/support/beside.ts';

/** Starts with free space for the support buttons, except where they are beside the content. */
export const footer = style({
  paddingBlock: `${vars.space[80]} ${vars.space[16]}`,
  '@media': { [beside]: { paddingBlockStart: vars.space[16] } },
});
