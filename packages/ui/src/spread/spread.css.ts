import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component, layout } from '../theme/rules.ts';

export const root = style(
  layout({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    minInlineSize: 0,
    margin: 0,
  }),
);
export const noWrap = style(layout({ flexWrap: 'nowrap' }));
/** Overrides the responsive classes of `gap`. */
export const rowGap = styleVariants({ 0: 0, 4: vars.space[4], 8: vars.space[8] }, (length) =>
  component({ rowGap: length }),
);
