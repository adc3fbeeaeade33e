import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space[40],
  paddingBlock: `${vars.space[24]} ${vars.space[96]}`,
  minInlineSize: 0,
});

export const head = style({ display: 'grid', gap: vars.space[12], minInlineSize: 0 });

export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[8]} ${vars.space[24]}`,
});

export const title = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere', minInlineSize: 0 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  color: vars.color.textMuted,
});

export const columns = style({
  display: 'grid',
  gap: `${vars.space[48]} ${vars.space[64]}`,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [up.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const column = style({ display: 'grid', gap: vars.space[48], minInlineSize: 0 });
export const part = style({ display: 'grid', gap: vars.space[16], minInlineSize: 0 });

export const partTitle = style({
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.text}`,
  paddingBlockStart: vars.space[12],
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const quiet = style({ fontSize: vars.fontSize[14], color: vars.color.textMuted });
export const comment = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const question = style({ display: 'grid', gap: vars.space[16], justifyItems: 'start' });

export const sourceNote = style({
  display: 'block',
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize[14],
});

/** The code and the file of a device. */
export const device = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[16],
});
/** As wide as there is room: long lines scroll inside. */
export const file = style({ inlineSize: '100%' });
