import { below, vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const table = style({ inlineSize: '100%', borderBlockStart: `1px solid ${vars.color.text}` });

/** The link reaches over the whole row. */
export const row = style({
  position: 'relative',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [when.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surfaceSunken } } },
    [below.md]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: vars.space[16],
      paddingBlock: vars.space[16],
    },
  },
});

const pad = `${vars.space[20]} ${vars.space[24]} ${vars.space[20]} 0`;

export const name = style({
  padding: pad,
  textAlign: 'start',
  fontSize: vars.fontSize[22],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.tracking.tight,
  '@media': { [below.md]: { padding: 0 } },
});

export const link = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const text = style({
  padding: pad,
  color: vars.color.textMuted,
  '@media': { [below.md]: { order: 1, gridColumn: '1 / -1', padding: `${vars.space[4]} 0 0` } },
});

export const price = style({
  paddingBlock: vars.space[20],
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize[18],
  '@media': { [below.md]: { padding: 0, alignSelf: 'center', fontSize: vars.fontSize[16] } },
});
