import { below, up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const toggle = style({ '@media': { [up.lg]: { display: 'none' } } });

export const filters = style({
  '@media': { [below.lg]: { selectors: { [`${toggle}:not([open]) + &`]: { display: 'none' } } } },
});

/** The number of servers stays in view as long as the filters do. */
export const shown = style({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: vars.space[12],
  background: vars.color.surface,
  zIndex: vars.zIndex.sticky,
});
