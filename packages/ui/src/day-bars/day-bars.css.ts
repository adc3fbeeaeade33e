import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, numeric, vars, when } from '../theme/index.ts';
import { component, rtl } from '../theme/rules.ts';

export const root = style(component({ display: 'grid', gap: vars.space[4], minInlineSize: 0 }));
export const bars = style(
  component({
    cursor: 'crosshair',
    // A finger reads days sideways and still scrolls the page.
    touchAction: 'pan-y',
    borderRadius: vars.radius.small,
    selectors: { '&:focus-visible': focusRing },
  }),
);
export const picture = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '40px',
    // Time follows the text direction.
    selectors: { [rtl]: { transform: 'scaleX(-1)' } },
  }),
);
const tone = (fill: string, forced: string) => component({ fill, '@media': { [when.forcedColors]: { fill: forced } } });
export const bar = styleVariants({
  neutral: tone(vars.color.dataQuiet, 'GrayText'),
  success: tone(vars.color.dataMark, 'CanvasText'),
  info: tone(vars.color.info, 'LinkText'),
  warning: tone(vars.color.warning, 'Highlight'),
  danger: tone(vars.color.danger, 'Highlight'),
});
/** The selected day, over its bar. */
export const cursor = style(
  component({ fill: vars.color.text, '@media': { [when.forcedColors]: { fill: 'CanvasText' } } }),
);
export const foot = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[12],
    minBlockSize: '1lh',
    fontSize: vars.fontSize[14],
    lineHeight: vars.lineHeight.snug,
    ...numeric,
  }),
);
export const edge = style(component({ color: vars.color.textMuted, flexShrink: 0 }));
export const value = style(component({ minInlineSize: 0, textAlign: 'center', overflowWrap: 'anywhere' }));
