import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[48],
  paddingBlock: `${vars.space[40]} ${vars.space[96]}`,
  minInlineSize: 0,
  '@media': { [up.md]: { gap: vars.space[64], paddingBlockStart: vars.space[64] } },
});

export const head = style({ display: 'grid', gap: vars.space[24] });

export const words = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start', minInlineSize: 0 });

export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[24]}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const contentsLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});

export const section = style({
  display: 'grid',
  gap: vars.space[24],
  minInlineSize: 0,
  scrollMarginBlockStart: vars.space[96],
});

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  borderBlockStart: `1px solid ${vars.color.text}`,
  paddingBlockStart: vars.space[16],
  minBlockSize: vars.space[64],
});

export const sectionTitle = style({
  margin: 0,
  fontSize: vars.fontSize[22],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const subTitle = style({
  margin: 0,
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const two = style({
  display: 'grid',
  gap: `${vars.space[40]} ${vars.space[64]}`,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [up.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const quiet = style({ fontSize: vars.fontSize[14], color: vars.color.textMuted });

export const form = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[12] });

export const rows = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** What only script can do. */
export const scriptOnly = style({ '@media': { '(scripting: none)': { display: 'none' } } });
