import { numeric, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const summary = style({
  display: 'grid',
  gap: vars.space[16],
  padding: vars.space[24],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
});

export const title = style({
  fontSize: vars.fontSize[22],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const description = style({
  ...numeric,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[14],
  color: vars.color.textMuted,
  marginBlockStart: `calc(-1 * ${vars.space[12]})`,
});

export const lines = style({ display: 'grid', margin: 0 });

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space[16],
  paddingBlock: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[14],
  selectors: { '&[data-kind="discount"]': { color: vars.color.success } },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const amount = style({ margin: 0, flexShrink: 0 });
export const quiet = style({ color: vars.color.textMuted });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlockStart: vars.space[12],
  borderBlockStart: `2px solid ${vars.color.text}`,
});

export const totalLabel = style({ fontWeight: vars.fontWeight.medium });
export const note = style({ fontSize: vars.fontSize[14], color: vars.color.textMuted });
