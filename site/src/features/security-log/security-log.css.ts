import { vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';

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
/** A day and its hour that break in two are hard to compare. */
export const oneLine = style({ whiteSpace: 'nowrap' });
export const name = style({ fontWeight: vars.fontWeight.semibold, overflowWrap: 'anywhere' });
export const column = style({ display: 'grid', gap: vars.space[16], alignContent: 'start', minInlineSize: 0 });
export const narrow = style({ maxInlineSize: vars.size.narrow });

export const list = style({
  display: 'grid',
  gap: vars.space[8],
  margin: 0,
  paddingInlineStart: vars.space[20],
});

/** What a key's line can be asked for; the question about removing it opens below the buttons. */
export const keyActions = style({ display: 'grid', gap: vars.space[8], justifyItems: 'start', minInlineSize: 0 });
export const provider = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });
