import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const band = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[40],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [up.md]: { paddingBlock: vars.space[64] },
    [up.lg]: { gridTemplateColumns: '1fr 2fr', gap: vars.space[48] },
  },
});

export const title = style({
  fontSize: vars.fontSize[28],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const folded = style({ marginBlockEnd: vars.space[48], borderBlockStart: `1px solid ${vars.color.border}` });

export const questions = style({ minInlineSize: 0 });

export const text = style({ minInlineSize: 0, '@media': { [up.lg]: { gridColumn: 2 } } });
