import { below, up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  paddingBlockStart: vars.space[32],
  '@media': { [up.md]: { paddingBlockStart: vars.space[64] } },
});

export const title = style({ hyphens: 'auto', overflowWrap: 'anywhere' });
export const lead = style({ maxInlineSize: '48ch' });
/** One ruled line of figures, as at the head of a data sheet; two columns on phones. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [up.lg]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[4],
  paddingBlock: vars.space[8],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    // The footer has the year, too.
    [below.md]: { selectors: { '&:last-child': { display: 'none' } } },
    [up.lg]: {
      padding: vars.space[20],
      borderInlineStart: `1px solid ${vars.color.border}`,
      selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
    },
  },
});

export const value = style({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[22],
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
  '@media': { [up.lg]: { fontSize: vars.fontSize[28] } },
});

/** Choices on the left, the selected plan on the right. */
export const picker = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  '@media': { [up.lg]: { gridTemplateColumns: '7fr 4fr', columnGap: vars.space[64] } },
});

export const choices = style({ display: 'grid', alignContent: 'space-between', gap: vars.space[24], minInlineSize: 0 });
export const chosen = style({ display: 'flex', flexDirection: 'column', justifyContent: 'end', gap: vars.space[16] });

export const sheet = style({ display: 'grid', flexGrow: 1, alignContent: 'space-between', gap: vars.space[16] });
