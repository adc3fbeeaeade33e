import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gap: vars.space[32],
  margin: 0,
  paddingInlineStart: vars.space[24],
});

export const step = style({
  fontWeight: vars.fontWeight.semibold,
  '::marker': { color: vars.color.textMuted },
});

export const body = style({
  display: 'grid',
  gap: vars.space[16],
  justifyItems: 'start',
  marginBlockStart: vars.space[8],
  minInlineSize: 0,
  fontWeight: vars.fontWeight.regular,
});

export const secret = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
