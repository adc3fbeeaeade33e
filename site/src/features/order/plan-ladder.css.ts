import { focusRing, numeric, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const ladder = style({
  display: 'flex',
  gap: vars.space[8],
  margin: 0,
  padding: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

export const rung = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.touch,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { borderColor: vars.color.selected, background: vars.color.selectedSurface },
    '&:focus-visible': focusRing,
  },
});

export const rungName = style({
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});
export const rungFigures = style({
  ...numeric,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[12],
  color: vars.color.textMuted,
});
