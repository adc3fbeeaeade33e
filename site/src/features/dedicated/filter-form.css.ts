import { below, up, vars } from '@hoster/ui/theme';
import { fallbackVar, style } from '@vanilla-extract/css';
import { bottomSpace } from '../../parts/bottom-sheet/bottom-space.css.ts';

export const toggle = style({ '@media': { [up.lg]: { display: 'none' } } });

export const filters = style({
  '@media': { [below.lg]: { selectors: { [`${toggle}:not([open]) + &`]: { display: 'none' } } } },
});

/** The number of servers stays in view as long as the filters do. */
export const shown = style({
  position: 'sticky',
  insetBlockEnd: fallbackVar(bottomSpace, '0px'),
  paddingBlock: vars.space[12],
  background: vars.color.surface,
  zIndex: vars.zIndex.sticky,
});
