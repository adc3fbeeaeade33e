import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';
import * as plain from '../../parts/form/plain-controls.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space[32]})`,
  marginInline: 'auto',
  padding: `${vars.space[96]} ${vars.space[16]} ${vars.space[120]}`,
  '@media': { [up.md]: { paddingInline: vars.space[32] } },
});

/** The frame has the space around. */
export const framed = style([page, { marginInline: 0, padding: 0, '@media': { [up.md]: { paddingInline: 0 } } }]);

export const title = style({
  fontSize: vars.fontSize[48],
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tighter,
  selectors: {
    [`${framed} > &`]: {
      fontSize: vars.fontSize[28],
      lineHeight: vars.lineHeight.snug,
      letterSpacing: vars.tracking.tight,
    },
  },
});

export const status = style({
  display: 'block',
  marginBlockEnd: vars.space[16],
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[22],
  fontWeight: vars.fontWeight.regular,
  letterSpacing: vars.tracking.normal,
  color: vars.color.textMuted,
  selectors: { [`${framed} &`]: { marginBlockEnd: vars.space[8], fontSize: vars.fontSize[16] } },
});

export const text = style({
  maxInlineSize: vars.size.measure,
  fontSize: vars.fontSize[18],
  color: vars.color.textMuted,
  selectors: { [`${framed} > &`]: { fontSize: vars.fontSize[16] } },
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[32]}`,
  marginBlockStart: vars.space[16],
  lineHeight: vars.size.touch,
});

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  maxInlineSize: vars.size.measure,
});

export const field = style([plain.field, { flex: '1 1 12rem', minInlineSize: 0 }]);
