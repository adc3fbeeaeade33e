import { style, styleVariants } from '@vanilla-extract/css';
import { numeric, vars, when } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(
  component({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minInlineSize: 0 }),
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
export const value = style(component({ color: vars.color.textMuted, ...numeric }));
export const bar = style(
  component({
    display: 'block',
    borderRadius: vars.radius.full,
    // Fills from where lines begin.
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
    '@media': { [when.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);
export const track = style(component({ fill: vars.color.border }));
export const fill = styleVariants({
  neutral: component({ fill: vars.color.text }),
  success: component({ fill: vars.color.success }),
  warning: component({ fill: vars.color.warning }),
  danger: component({ fill: vars.color.danger }),
});
const shade = styleVariants({
  one: component({ fill: vars.color.text }),
  two: component({ fill: vars.color.dataMark }),
  three: component({ fill: vars.color.info }),
  four: component({ fill: vars.color.textMuted }),
  five: component({ fill: vars.color.warning }),
});
export const shades = [shade.one, shade.two, shade.three, shade.four, shade.five];
export const gap = style(component({ fill: vars.color.surface }));
/** The limit, where more than that is used. */
export const limit = style(
  component({ fill: vars.color.text, stroke: vars.color.surface, strokeWidth: 1.5, paintOrder: 'stroke' }),
);
export const level = style(
  component({
    display: 'flex',
    alignItems: 'center',
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
