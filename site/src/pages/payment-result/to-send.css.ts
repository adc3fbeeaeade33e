import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** The code beside the details; on phones it's folded below them. */
export const root = style({
  display: 'grid',
  gap: vars.space[32],
  alignItems: 'start',
  '@media': { [up.md]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});
