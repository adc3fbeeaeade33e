import { below, up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';
import { quiet } from '../account-parts/parts.css.ts';

export { actions, form, quiet, row, rows, subTitle, two, words } from '../account-parts/parts.css.ts';

/** Parts of a line that stay whole and go to the next line one by one. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minInlineSize: 0,
});

export const place = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space[8] });
export const flag = style({ flexShrink: 0 });
export const address = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
export const where = style({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
/** Origin of an event. In a card on phones, it's at the end of its line. */
export const from = style([where, { '@media': { [below.md]: { justifyItems: 'end' } } }]);
export const fromPlace = style([facts, { '@media': { [below.md]: { justifyContent: 'flex-end' } } }]);
/** A day and its hour that break in two are hard to compare. */
export const oneLine = style({ whiteSpace: 'nowrap' });
export const name = style({ fontWeight: vars.fontWeight.semibold, overflowWrap: 'anywhere' });
/** By which means something was done: under a heading of its row, and lighter. */
export const way = style([quiet, { fontWeight: vars.fontWeight.regular }]);
export const column = style({ display: 'grid', gap: vars.space[16], alignContent: 'start', minInlineSize: 0 });
export const narrow = style({ maxInlineSize: vars.size.narrow });

/** A key and what can be done with it, side by side where there is room. */
export const key = style({
  display: 'grid',
  gap: `${vars.space[12]} ${vars.space[32]}`,
  alignItems: 'start',
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [up.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

/** What a key's line can be asked for; the question about removing it opens below the buttons. */
export const keyActions = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start', minInlineSize: 0 });
export const provider = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });
