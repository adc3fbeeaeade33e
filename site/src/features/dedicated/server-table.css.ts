import { below, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const front = style({
  '@media': {
    // Otherwise it widens the column at the cost of the names.
    [below.lg]: { inlineSize: '5rem' },
    // Below the checkbox beside the name, where it makes no card higher.
    [below.md]: { position: 'absolute', insetBlockStart: vars.space[48], insetInlineEnd: vars.space[12] },
  },
});
