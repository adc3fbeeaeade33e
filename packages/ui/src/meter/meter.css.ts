import { style, styleVariants } from '@vanilla-extract/css';
import { numeric, vars, when } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';

export const root = style(
  component({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);
export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
  }),
);
/** `plaintext` keeps "8 GB" from reading "GB 8" in right-to-left text. */
export const value = style(component({ color: vars.color.textMuted, unicodeBidi: 'plaintext', ...numeric }));
export const bar = style(
  component({
    display: 'block',
    borderRadius: vars.radius.full,
    // Fills from the start of the line.
    selectors: { [rtl]: { transform: 'scaleX(-1)' } },
    '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
// SVGs keep their colours in forced colours, where token colours are few and hard to tell apart.
export const track = style(
  component({ fill: vars.color.skeleton, '@media': { [when.forcedColors]: { fill: 'Canvas' } } }),
);
export const fill = styleVariants({
  neutral: component({ fill: vars.color.text }),
  success: component({ fill: vars.color.success }),
  warning: component({ fill: vars.color.warning }),
  danger: component({ fill: vars.color.danger }),
});
const segment = (fill: string, forced: string) =>
  component({ fill, '@media': { [when.forcedColors]: { fill: forced } } });
const shade = styleVariants({
  one: segment(vars.color.text, 'CanvasText'),
  two: segment(vars.color.dataMark, 'Highlight'),
  three: segment(vars.color.info, 'GrayText'),
  four: segment(vars.color.textMuted, 'LinkText'),
  // Outlined, because there are no more distinct system colours.
  five: component({
    fill: vars.color.warning,
    '@media': { [when.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText', strokeWidth: 2 } },
  }),
});
export const shades = [shade.one, shade.two, shade.three, shade.four, shade.five];
export const gap = style(component({ fill: vars.color.surface }));
/** Marks the limit if it is exceeded. */
export const limit = style(
  component({ fill: vars.color.text, stroke: vars.color.surface, strokeWidth: 1.5, paintOrder: 'stroke' }),
);
/** Doesn't shrink next to long words. */
export const sign = style(component({ flexShrink: 0, blockSize: '1lh' }));
export const level = style(
  component({
    display: 'flex',
    gap: vars.space[4],
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
  }),
);
export const legend = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[16]}`,
    margin: 0,
    marginBlockStart: vars.space[4],
    padding: 0,
    listStyle: 'none',
    fontSize: vars.fontSize[14],
  }),
);
export const entry = style(component({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] }));
