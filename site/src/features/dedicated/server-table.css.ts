import { below, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** On phones, below the checkbox beside the name, where it makes no card higher. */
export const front = style({
  '@media': {
    [below.md]: {
      position: 'absolute',
      insetBlockStart: vars.space[48],
      insetInlineEnd: vars.space[12],
      inlineSize: '5rem',
    },
  },
});
