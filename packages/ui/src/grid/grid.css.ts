import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../theme/rules.ts';

export const root = style(layout({ display: 'grid', minInlineSize: 0, margin: 0 }));
export const list = style(layout({ listStyle: 'none', paddingInlineStart: 0 }));

/** As many columns as fit, none narrower than this. `min(…, 100%)`, else 320 px of window would scroll sideways. */
export const fit = styleVariants({ narrow: 160, medium: 240, wide: 320 }, (pixels) =>
  layout({ gridTemplateColumns: `repeat(auto-fill, minmax(min(${pixels / 16}rem, 100%), 1fr))` }),
);
