import { numeric, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const sections = style({ counterReset: 'section', display: 'grid' });

export const section = style({
  counterIncrement: 'section',
  display: 'grid',
  gap: vars.space[16],
  paddingBlock: vars.space[32],
  borderBlockStart: `1px solid ${vars.color.border}`,
  // The header of the page may cover what a link jumps to.
  scrollMarginBlockStart: vars.space[80],
  selectors: { '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const head = style({ display: 'grid', gap: vars.space[4] });

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[12],
  fontSize: vars.fontSize[22],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  '::before': {
    ...numeric,
    content: 'counter(section)',
    minInlineSize: vars.space[24],
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize[14],
    fontWeight: vars.fontWeight.regular,
    color: vars.color.textMuted,
  },
});

export const hint = style({
  maxInlineSize: vars.size.measure,
  fontSize: vars.fontSize[14],
  color: vars.color.textMuted,
});
export const body = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 });
