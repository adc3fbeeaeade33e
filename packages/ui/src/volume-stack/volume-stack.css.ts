import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/index.ts';
import { component } from '../theme/rules.ts';

export const root = style(component({ margin: 0, minInlineSize: 0 }));
export const drawing = style(
  component({
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '320px',
    blockSize: 'auto',
    // Labels start at the right of the picture and would overlap it in right-to-left text.
    direction: 'ltr',
  }),
);
export const side = styleVariants({
  quiet: component({
    fill: vars.color.surfaceSunken,
    stroke: vars.color.text,
    strokeWidth: 1.25,
    strokeLinejoin: 'round',
  }),
  active: component({
    fill: vars.color.action,
    stroke: vars.color.actionText,
    strokeWidth: 1.25,
    strokeLinejoin: 'round',
  }),
});
const line = { fill: 'none', strokeWidth: 1, strokeLinejoin: 'round' } as const;
export const edge = styleVariants({
  quiet: component({ ...line, stroke: vars.color.text }),
  active: component({ ...line, stroke: vars.color.actionText }),
});
export const rest = style(
  component({ fill: 'none', stroke: vars.color.dataQuiet, strokeWidth: 1, strokeDasharray: '3 2' }),
);
export const text = style(component({ fill: vars.color.text, fontFamily: vars.font.text, fontSize: '11px' }));
/** Isolated from the name, because after right-to-left text the number and unit would be swapped. */
export const value = style(
  component({
    fill: vars.color.textMuted,
    fontFamily: vars.font.mono,
    fontSize: '11px',
    direction: 'ltr',
    unicodeBidi: 'isolate',
  }),
);
