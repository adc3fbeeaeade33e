import { up, vars, when } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surfaceSunken,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.snug,
  '@media': { [when.print]: { display: 'none' } },
});

export const bar = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space[12]} ${vars.space[24]}`,
  '@media': { [up.lg]: { gridTemplateColumns: '1fr auto' } },
});

/** Three buttons of equal width where the line is long enough, so that none is more prominent. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  '@media': { [up.md]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', justifySelf: 'start' } },
});
export const one = style({
  flex: '1 1 6.5rem',
  inlineSize: 'auto',
  paddingInline: vars.space[8],
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
  '@media': { [up.md]: { paddingInline: vars.space[20], fontSize: vars.fontSize[16] } },
});
export const choices = style({ gridColumn: '1 / -1' });
