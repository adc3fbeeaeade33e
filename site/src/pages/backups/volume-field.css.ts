import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

/** Without script the slider can't be moved and the picture would lie: the list of sizes says everything. */
export const picture = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[24],
  '@media': {
    [up.md]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
    '(scripting: none)': { display: 'none' },
  },
});

export const slider = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 });
export const each = style({ fontSize: vars.fontSize[14], color: vars.color.textMuted });
