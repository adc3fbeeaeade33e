import { numeric, up, vars } from '@hoster/ui/theme';
import { style } from '@vanilla-extract/css';
import { quiet } from '../../features/account-parts/parts.css.ts';

export {
  page,
  head,
  words,
  subTitle,
  two,
  quiet,
  form,
  actions,
  rows,
  row,
} from '../../features/account-parts/parts.css.ts';

export const summary = style({
  display: 'grid',
  gap: vars.space[24],
  maxInlineSize: vars.size.narrow,
  '@media': { [up.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({ display: 'grid', gap: vars.space[24], minInlineSize: 0 });
export const figure = style({ display: 'grid', gap: vars.space[4] });

export const amount = style({
  ...numeric,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[36],
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: vars.tracking.tight,
});

export const cellName = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  scrollMarginBlockStart: vars.space[96],
});
export const name = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
export const kind = style([quiet, { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[12]}` }]);
/** Addresses, dates and prices that break in two are hard to compare. */
export const oneLine = style({ whiteSpace: 'nowrap' });
export const state = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const movement = style({ display: 'grid', gap: vars.space[2] });
