import { up, vars } from '@hoster/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[8],
  maxInlineSize: vars.size.measure,
});

/** The navigation scrolls by itself where it's longer than the window. */
export const topics = style({
  '@media': { [up.lg]: { maxBlockSize: `calc(100vh - ${vars.space[120]})`, overflowY: 'auto' } },
});

/** A block of code with its button in the corner. */
export const copied = style({ position: 'relative' });
export const copy = style({ position: 'absolute', insetBlockStart: vars.space[8], insetInlineEnd: vars.space[8] });
globalStyle(`${copied} code`, { display: 'block', paddingInlineEnd: vars.space[40] });

/** Addresses and fingerprints in search results are wider than a phone's screen. */
export const found = style({ overflowWrap: 'anywhere' });
