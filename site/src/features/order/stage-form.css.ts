import { up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

export const stage = style({ display: 'grid', gap: vars.space[24], alignContent: 'start', minInlineSize: 0 });

export const title = style({
  fontSize: vars.fontSize[28],
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.tracking.tight,
  lineHeight: vars.lineHeight.snug,
});

export const lead = style({ maxInlineSize: vars.size.measure, color: vars.color.textMuted });

export const form = style({ display: 'grid', gap: vars.space[24], maxInlineSize: vars.size.narrow, minInlineSize: 0 });

export const group = style({ display: 'grid', gap: vars.space[12] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
export const quiet = style({ fontSize: vars.fontSize[14], color: vars.color.textMuted });

export const doors = style({
  display: 'grid',
  gap: vars.space[40],
  '@media': { [up.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[48] } },
});

export const door = style({ display: 'grid', gap: vars.space[16], alignContent: 'start', minInlineSize: 0 });
export const doorTitle = style({ fontSize: vars.fontSize[18], fontWeight: vars.fontWeight.semibold });

export const plain = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

/** A link inside a label, above the label's own touch area. */
export const labelLink = style({ position: 'relative' });

/** What only script can do. */
export const scriptOnly = style({ '@media': { '(scripting: none)': { display: 'none' } } });
