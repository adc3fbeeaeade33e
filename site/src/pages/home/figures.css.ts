import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: `${vars.space[40]} ${vars.space[48]}`,
  '@media': { [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  maxInlineSize: '40ch',
  color: vars.color.textMuted,
});

export const figure = style({
  color: vars.color.text,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[48],
  fontWeight: vars.fontWeight.regular,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tighter,
});
