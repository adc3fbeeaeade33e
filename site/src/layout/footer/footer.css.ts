import { below, focusRing, up, vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  marginBlockStart: 'auto',
  paddingBlock: `${vars.space[80]} ${vars.space[40]}`,
  '@media': { [when.print]: { display: 'none' } },
});

export const groups = style({
  display: 'grid',
  gap: `${vars.space[32]} ${vars.space[24]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlockEnd: vars.space[40],
  '@media': { [up.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[16]} ${vars.space[32]}`,
  paddingBlock: vars.space[20],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const spread = style([line, { justifyContent: 'space-between' }]);

export const themes = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] });

export const themesLabel = style({
  float: 'inline-start',
  paddingInline: `0 ${vars.space[8]}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
});
export const theme = style({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: vars.color.borderStrong, color: vars.color.text },
    '&:focus-visible': focusRing,
  },
  '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[20] });
export const brand = style({ inlineSize: vars.space[32], blockSize: vars.space[32], fill: 'currentColor' });
export const wideMark = style([brand, { inlineSize: vars.space[48] }]);
export const social = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  color: vars.color.textMuted,
  '@media': { [when.hover]: { selectors: { '&:hover': { color: vars.color.text } } } },
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[24],
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const legalLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  '@media': {
    [when.hover]: { selectors: { '&:hover': { color: vars.color.text, textDecoration: 'underline' } } },
  },
});

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  '@media': { [below.md]: { flexDirection: 'column' } },
});
