import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ margin: 0, minInlineSize: 0 }));
export const drawing = style(component({ display: 'block', inlineSize: '100%', blockSize: 'auto' }));
export const body = style(component({ fill: vars.color.surfaceRaised, stroke: vars.color.text, strokeWidth: 1.5 }));
export const line = style(
  component({ fill: 'none', stroke: vars.color.text, strokeWidth: 1.25, strokeLinecap: 'round' }),
);
export const vent = style(component({ fill: vars.color.dataQuiet }));
export const bay = styleVariants({
  empty: component({ fill: 'none', stroke: vars.color.dataQuiet, strokeWidth: 1, strokeDasharray: '3 2' }),
  hdd: component({ fill: vars.color.surfaceSunken, stroke: vars.color.text, strokeWidth: 1.25 }),
  ssd: component({ fill: vars.color.surfaceSunken, stroke: vars.color.text, strokeWidth: 1.25 }),
  nvme: component({ fill: vars.color.surfaceSunken, stroke: vars.color.text, strokeWidth: 1.25 }),
});
export const lamp = style(component({ fill: vars.color.dataMark }));
export const text = style(
  component({
    fill: vars.color.text,
    fontFamily: vars.font.mono,
    fontSize: '9px',
    textAnchor: 'middle',
    direction: 'ltr',
  }),
);
export const caption = style(
  component({
    marginBlockStart: vars.space[8],
    fontSize: vars.fontSize[12],
    color: vars.color.textMuted,
  }),
);
