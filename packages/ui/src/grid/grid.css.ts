import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../theme/rules.ts';

export const root = style(layout({ display: 'grid', minInlineSize: 0, margin: 0 }));
export const list = style(layout({ listStyle: 'none', paddingInlineStart: 0 }));

/** As many columns as fit, each at least this wide. `min(…, 100%)` prevents horizontal scrolling in a 320 px window. */
export const fit = styleVariants({ narrow: 160, medium: 240, wide: 320 }, (pixels) =>
  layout({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${pixels / 16}rem, 100%), 1fr))` }),
);
