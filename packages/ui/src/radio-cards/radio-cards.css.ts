import { style } from '@vanilla-extract/css';
import { selectable } from '../radio-tiles/selectable.css.ts';
import { below, vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const card = style([
  selectable,
  component({ alignItems: 'flex-start', gap: vars.space[12], padding: vars.space[16] }),
]);

/** Next to its card in the document, below all cards on the screen, or below its card in `single`. Shown with CSS alone, so that it works without JavaScript. */
export const revealed = style(
  component({
    order: 1,
    gridColumn: '1 / -1',
    paddingBlockStart: vars.space[8],
    selectors: { [`:not(${card}:has(:checked)) + &`]: { display: 'none' } },
  }),
);
/** Windows too narrow for two columns: far below its card, nobody would look for it. */
export const single = style(component({ '@media': { [below.sm]: { order: 0, paddingBlockEnd: vars.space[8] } } }));

/** The focus ring is on the whole card. */
export const mark = style(component({ selectors: { '&:focus-visible': { outline: 'none' } } }));
export const compact = style(component({ paddingBlock: vars.space[8], alignItems: 'center' }));
/** The radio is aligned with the first of several lines. */
export const several = style(component({ alignItems: 'flex-start' }));
export const body = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 auto',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    rowGap: vars.space[2],
    minInlineSize: 0,
  }),
);
export const title = style(
  component({
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space[8],
    fontWeight: vars.fontWeight.semibold,
    lineHeight: 1.4,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
/** Images have no baseline, so the line is aligned by its text. */
export const centred = style(component({ display: 'inline-flex', alignSelf: 'center' }));
export const price = style(
  component({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', lineHeight: 1.4 }),
);
export const description = style(
  component({
    flexBasis: '100%',
    fontSize: vars.fontSize[14],
    lineHeight: 1.45,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  }),
);
export const reason = style(component({ display: 'block', color: vars.color.warning }));
