import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space[24],
  '@media': { [up.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
