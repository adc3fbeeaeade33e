import { below, up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  paddingBlock: `${vars.space[24]} ${vars.space[32]}`,
  '@media': { [up.md]: { gap: vars.space[32], paddingBlock: `${vars.space[40]} ${vars.space[64]}` } },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  minInlineSize: 0,
  '@media': { [up.md]: { gap: vars.space[24] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  '@media': { [up.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem', gap: vars.space[40], alignItems: 'start' } },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[24],
  minInlineSize: 0,
});

export const aside = style({
  minInlineSize: 0,
  '@media': {
    [up.lg]: {
      position: 'sticky',
      insetBlockStart: vars.space[96],
      maxBlockSize: `calc(100vh - ${vars.space[120]})`,
      overflowY: 'auto',
    },
  },
});

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  paddingBlockEnd: `calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  '@media': { [up.lg]: { display: 'none' } },
});

export const barTotal = style({
  display: 'grid',
  fontWeight: vars.fontWeight.semibold,
  fontSize: vars.fontSize[18],
  whiteSpace: 'nowrap',
});
export const barLabel = style({
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});
export const onward = style({
  '@media': { [below.sm]: { fontSize: vars.fontSize[14], paddingInline: vars.space[16] } },
});
