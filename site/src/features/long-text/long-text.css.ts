import { focusRing, up, vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const band = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[64],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [up.lg]: { gridTemplateColumns: '1fr 2fr', gap: vars.space[48] } },
});

export const title = style({
  fontSize: vars.fontSize[28],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

export const questions = style({ minInlineSize: 0 });

export const item = style({ borderBlockEnd: `1px solid ${vars.color.border}` });

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space[16],
  cursor: 'pointer',
  listStyle: 'none',
  '::-webkit-details-marker': { display: 'none' },
  '::after': {
    content: '',
    flexShrink: 0,
    inlineSize: vars.space[8],
    blockSize: vars.space[8],
    borderInlineEnd: `2px solid ${vars.color.textMuted}`,
    borderBlockEnd: `2px solid ${vars.color.textMuted}`,
    transform: 'rotate(45deg)',
    '@media': { [when.motion]: { transition: `transform ${vars.duration.fast} ${vars.easing.out}` } },
  },
  selectors: {
    [`${item}[open] &::after`]: { transform: 'rotate(225deg)' },
    '&:focus-visible': focusRing,
  },
});

export const questionText = style({
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const answer = style({ paddingBlockEnd: vars.space[24], color: vars.color.textMuted });

export const text = style({ minInlineSize: 0, '@media': { [up.lg]: { gridColumn: 2 } } });
