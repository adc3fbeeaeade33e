import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const sizes = style({
  display: 'grid',
  gap: vars.space[24],
  '@media': { [up.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const groupTitle = style({
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.semibold,
  paddingBlockEnd: vars.space[8],
});
export const changes = style({ margin: 0, paddingInlineStart: vars.space[20], fontSize: vars.fontSize[14] });

export const note = style({
  marginBlockEnd: vars.space[16],

  fontSize: vars.fontSize[14],
  color: vars.color.textMuted,
  maxInlineSize: vars.size.measure,
});
