import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ margin: 0, overflowWrap: 'anywhere' }));

export const size = styleVariants({
  12: component({ fontSize: vars.fontSize[12], lineHeight: 1.4 }),
  14: component({ fontSize: vars.fontSize[14], lineHeight: 1.5 }),
  16: component({ fontSize: vars.fontSize[16], lineHeight: vars.lineHeight.body }),
  18: component({ fontSize: vars.fontSize[18], lineHeight: 1.5 }),
  22: component({ fontSize: vars.fontSize[22], lineHeight: 1.4, letterSpacing: '-0.005em' }),
  36: component({
    fontSize: vars.fontSize[36],
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.tracking.tight,
  }),
});

export const inherited = style(component({ lineHeight: 'inherit' }));

export const tone = styleVariants({
  text: component({ color: vars.color.text }),
  muted: component({ color: vars.color.textMuted }),
  success: component({ color: vars.color.success }),
  warning: component({ color: vars.color.warning }),
  danger: component({ color: vars.color.danger }),
  info: component({ color: vars.color.info }),
});

export const weight = styleVariants(vars.fontWeight, (fontWeight) => component({ fontWeight }));
export const mono = style(component({ fontFamily: vars.font.mono, fontVariantLigatures: 'none' }));
export const proportional = style(component({ fontFamily: vars.font.text }));
export const measure = style(component({ maxInlineSize: vars.size.measure, textWrap: 'pretty' }));
export const wrap = styleVariants({
  anywhere: component({ overflowWrap: 'anywhere' }),
  // With room for a full stop, which would begin the next line.
  whole: component({ display: 'inline-block', maxInlineSize: 'calc(100% - 0.5em)' }),
  nowrap: component({ whiteSpace: 'nowrap' }),
  preserve: component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
});
export const reserved = style(component({ minBlockSize: vars.space[24] }));
export const truncate = style(component({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }));
/** A small heading above a figure or section. */
export const caps = style(
  component({ textTransform: 'uppercase', letterSpacing: vars.tracking.wide, fontWeight: vars.fontWeight.medium }),
);
